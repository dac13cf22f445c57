const withSourceMaps = Error.prepareStackTrace

// Playwright reads the stack of each of its calls, to name the call and its line, and its source maps copy every frame with all its methods. Only
// frames of the project have a map.
if (withSourceMaps) {
  Error.prepareStackTrace = (error, frames) => {
    const head = `${error.name}: ${error.message}`
    const lines = frames.map((frame) => {
      const file = frame.getFileName() ?? 'node:'
      const isForeign = file.startsWith('node:') || file.includes('/node_modules/')
      // Playwright leaves its own files out of its reports, by the beginning of their path.
      return isForeign ? `\n    at ${frame}`.replace('at async ', 'at ') : withSourceMaps(error, [frame]).slice(head.length)
    })
    return head + lines.join('')
  }
}
