const withSourceMaps = Error.prepareStackTrace

// Playwright reads the stack of each of its calls for its reports, and maps every frame to the sources, which is slow. Only frames of the project
// have a source map, and the same few places call again and again, so each is mapped once.
if (withSourceMaps) {
  const known = new Map<string, string>()
  Error.prepareStackTrace = (error, frames) => {
    const head = `${error.name}: ${error.message}`
    const lines = frames.map((frame) => {
      const file = frame.getFileName() ?? 'node:'
      const place = `${file}:${frame.getPosition()}`
      const found = known.get(place)
      if (found) return found
      const isForeign = file.startsWith('node:') || file.includes('/node_modules/')
      // Playwright leaves its own files out of its reports, by the beginning of their path.
      const line = isForeign ? `\n    at ${frame}`.replace('at async ', 'at ') : withSourceMaps(error, [frame]).slice(head.length)
      // Places in code without a file have no name of their own.
      if (frame.getFileName()) known.set(place, line)
      return line
    })
    return head + lines.join('')
  }
}
