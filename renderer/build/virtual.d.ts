declare module '*?inline-script' {
  /** A function expression, minified: call it with `(${code})(${JSON.stringify(argument)})`. */
  const code: string
  export default code
}

declare module 'virtual:photographs' {
  export const photographs: Record<string, import('../../islands/picture/ResponsiveImage').PictureFile>
}

declare module 'virtual:drawings' {
  interface DrawingFile {
    src: string
    width: number
    height: number
  }
  export const drawings: Record<string, DrawingFile>
  export const small: Record<string, DrawingFile>
  export const ornaments: Record<import('../../components/art/ornaments').OrnamentName, DrawingFile>
}
