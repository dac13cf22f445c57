/** The settings of the browser editor; without any of them, a build has none. */
export const editorSettings = ['CMS_REPOSITORY', 'CMS_BACKEND', 'CMS_BRANCH', 'CMS_URL'] as const

/** The names of the settings that decide a build. The README describes them. */
export const buildSettings = ['SITE_URL', 'SITE_INDEXING', 'KEEP_MESSAGES_DAYS', 'BACKEND_URL', 'BACKEND_PICTURES', ...editorSettings]
