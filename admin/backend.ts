import type { GitBackend } from '@sveltia/cms'
import { z } from 'zod'

/** The editor’s backend: a repository, with a commit for each save. */
export type Backend = GitBackend

const schema = z.object({
  CMS_REPOSITORY: z
    .string('is missing; without it, a build has no editor')
    .regex(/^[\w.-]+(\/[\w.-]+)+$/, 'has to be <owner>/<name>, such as tarangia/website'),
  CMS_BACKEND: z.enum(['github', 'gitlab', 'gitea'], 'has to be github, gitlab or gitea').default('github'),
  CMS_BRANCH: z
    .string()
    .regex(/^[\w./-]+$/, 'has to be the name of a branch, such as main')
    .default('main'),
  CMS_URL: z
    .string()
    .regex(/^https:\/\/[\w.-]+(:\d+)?\/?$/, 'has to be the origin of the host, such as https://git.example.com')
    .transform((url) => url.replace(/\/$/, ''))
    .optional(),
})

/**
 * The settings of the editor in a build. A blank setting counts as not set, as in the server.
 *
 * @returns undefined if the build has no editor.
 * @throws an error that names all invalid settings.
 */
export function readBackend(environment: NodeJS.ProcessEnv = process.env): Backend | undefined {
  const trimmed = Object.entries(environment).map(([name, value]) => [name, value?.trim()] as const)
  const set = Object.fromEntries(trimmed.filter(([, value]) => value))
  if (!Object.keys(schema.shape).some((name) => set[name])) return undefined
  const result = schema.safeParse(set)
  if (!result.success) {
    const lines = result.error.issues.map(({ path: [name], message }) => `  ${String(name)}${set[String(name)] ? `=${set[String(name)]}` : ''}: ${message}`)
    throw new Error(`Wrong settings:\n${lines.join('\n')}`)
  }
  const { CMS_REPOSITORY: repo, CMS_BACKEND: name, CMS_BRANCH: branch, CMS_URL: base } = result.data
  // If the repository is not on the public host of that name.
  const own = base === undefined ? {} : { base_url: base, api_root: `${base}${apiPaths[name]}` }
  // Any other sign-in than with a personal access token needs a server with a secret of the host.
  return { name, repo, branch, ...own, auth_methods: ['token'] }
}

/** Of self-hosted servers. */
const apiPaths: Record<Backend['name'], string> = { github: '/api/v3', gitlab: '/api/v4', gitea: '/api/v1' }
