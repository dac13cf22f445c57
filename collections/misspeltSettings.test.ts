import { expect, it } from 'vitest'
import { misspeltSettings } from './misspeltSettings'

const settings = ['SITE_URL', 'SMTP_URL', 'KEEP_MESSAGES_DAYS', 'TRUSTED_HOPS', 'CMS_REPOSITORY']

it.each([
  ['KEEP_MESSAGE_DAYS', 'KEEP_MESSAGES_DAYS'],
  ['TRUSTED_HOP', 'TRUSTED_HOPS'],
  ['SMTP_ULR', 'SMTP_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['SITE_ULR', 'SITE_URL'],
])('warns of %s, which is no setting', (name, meant) => {
  expect(misspeltSettings(settings, { [name]: '1' })).toEqual([`${name} is no setting; did you mean “${meant}”?`])
})

it('takes no notice of what else is in the environment', () => {
  const others = { HOME: '/', POST: '1', NODE_ENV: 'production', npm_config_site_url: 'x', CMS_REPOSITORY: 'a/b', SITE_PORT: 'tcp://10.0.0.1', SFTP_HOST: 'x' }
  expect(misspeltSettings(settings, others)).toEqual([])
})
