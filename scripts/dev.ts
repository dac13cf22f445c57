import { describePreview } from '../renderer/preview/previewOptions'

/** `npm run dev -- --help`. The preview itself is started by `run.js`. */
console.log(describePreview())
