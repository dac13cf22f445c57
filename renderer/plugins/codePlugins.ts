import type { PluginOption, UserConfig } from 'vite'
import { drawings } from './drawings.ts'
import { inlineScript } from './inlineScript.ts'
import { photographs } from './photographs.ts'
import { webFont } from './webFont.ts'

/** The plugins that preview, build and tests share. */
export function codePlugins(): PluginOption[] {
  return [inlineScript(), drawings(), photographs(), webFont()]
}

/** Class names consist of the hash only. */
export const oxc: NonNullable<UserConfig['oxc']> = { plugins: { styledComponents: { displayName: false } } }
