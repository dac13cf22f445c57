import { describe, expect, it } from 'vitest'
import { readBackend } from './backend'

describe('readBackend', () => {
  it('returns undefined without a repository', () => {
    expect(readBackend({ CMS_REPOSITORY: ' ', CMS_BRANCH: '' })).toBeUndefined()
  })

  it('defaults to GitHub and main', () => {
    expect(readBackend({ CMS_REPOSITORY: 'tarangia/website', CMS_BACKEND: '', CMS_BRANCH: ' ' })).toEqual({
      name: 'github',
      repo: 'tarangia/website',
      branch: 'main',
      auth_methods: ['token'],
    })
  })

  it('leaves spaces around a value out, as the server does, and a slash behind the origin', () => {
    expect(readBackend({ CMS_REPOSITORY: ' web/site ', CMS_URL: 'https://git.example.com/' })).toMatchObject({
      repo: 'web/site',
      base_url: 'https://git.example.com',
    })
  })

  it('adds the API path of a self-hosted server', () => {
    const settings = { CMS_REPOSITORY: 'web/site', CMS_BACKEND: 'gitea', CMS_BRANCH: 'live', CMS_URL: 'https://git.example.com' }
    expect(readBackend(settings)).toMatchObject({
      name: 'gitea',
      branch: 'live',
      base_url: 'https://git.example.com',
      api_root: 'https://git.example.com/api/v1',
    })
  })

  it('misses the repository if anything else of the editor is set, which would have no effect', () => {
    for (const name of ['CMS_BACKEND', 'CMS_BRANCH', 'CMS_URL']) {
      expect(() => readBackend({ CMS_REPOSITORY: ' ', [name]: 'https://git.example.com' })).toThrow(
        '\n  CMS_REPOSITORY: is missing; without it, a build has no editor',
      )
    }
  })

  it('rejects invalid settings, all by name', () => {
    const settings = { CMS_REPOSITORY: 'https://github.com/tarangia/website', CMS_BACKEND: 'bitbucket', CMS_BRANCH: 'a b', CMS_URL: 'git.example.com' }
    expect(() => readBackend(settings)).toThrow(/CMS_REPOSITORY=.*CMS_BACKEND=bitbucket: .*CMS_BRANCH=a b: .*CMS_URL=/s)
  })
})
