import type { PluginOption, UserConfig } from 'vite'
import { drawings } from './drawings.ts'
import { inlineScript } from './inlineScript.ts'
import { photographs } from './photographs.ts'
import { webFont } from './webFont.ts'

/** What the site’s code needs to be understood: the preview, the build and the tests have it in common. */
export function codePlugins(): PluginOption[] {
  return [inlineScript(), drawings(), photographs(), webFont()]
}

/** Class names are a hash and no more. */
export const oxc: NonNullable<UserConfig['oxc']> = { plugins: { styledComponents: { displayName: false } } }
