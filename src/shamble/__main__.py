"""`python -m shamble` is `shamble`."""

from shamble.cli import main

if __name__ == "__main__":
    main()
