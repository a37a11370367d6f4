declare module 'subset-font' {
  interface Options {
    targetFormat: 'woff2'
    noHinting: boolean
    keepFeatures: string[]
  }
  export default function subsetFont(font: Uint8Array, letters: string, options: Options): Promise<Uint8Array>
}
