declare module '*?inline-script' {
  /** @returns minified code that calls the file’s function with this setup. */
  const call: (setup?: object) => string
  export default call
}

declare module 'virtual:photographs' {
  export const photographs: Record<string, import('../../islands/picture/ResponsiveImage').PictureFile>
}

declare module 'virtual:web-font' {
  /** Addresses. */
  export const first: string
  export const whole: string
  /** The `unicode-range` of each; the other one has no character of the first file. */
  export const firstRange: string
  export const otherRange: string
}

declare module 'virtual:drawings' {
  export const drawings: Record<string, { src: string; width: number; height: number }>
  /** The small ones, with the whole drawing as a data URL in `src`. */
  export const inlined: typeof drawings
}
