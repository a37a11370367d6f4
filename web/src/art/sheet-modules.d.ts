/** Some symbols of a sheet (build/sheets.ts). */
declare module '*?sheet=core' {
  const svg: string
  export default svg
}
declare module '*?sheet=boxes' {
  const svg: string
  export default svg
}
declare module '*?sheet=table' {
  const svg: string
  export default svg
}
declare module '*?sheet=zombicide' {
  const svg: string
  export default svg
}
declare module '*?sheet=all-things-zombie' {
  const svg: string
  export default svg
}
declare module '*?sheet=zombie-plague' {
  const svg: string
  export default svg
}
declare module '*?sheet=spare' {
  const svg: string
  export default svg
}
declare module '*?sheet=zombies' {
  const svg: string
  export default svg
}
declare module '*?sheet=things' {
  const svg: string
  export default svg
}
