import { expect, it } from 'vitest'
import { assertNothingIsLost } from './missing-settings.ts'
import { processScopeOf } from './process-scope.ts'

const complete = { NODE_ENV: 'production', S3_URL: 'x', NOTARY_KEY: 'x', SHARE_KEY: 'x', MAIL_URL: 'x', METRICS_TOKEN: 'x' }
const { hasRole } = processScopeOf()
const cluster = { isCluster: true, hasRole }

it('given everything, a production cluster starts without a word', () => {
  expect(assertNothingIsLost(complete, cluster)).toEqual([])
})

it.each([
  ['S3_URL', 'uploads and reports are on the disk of one process'],
  ['NOTARY_KEY', 'nobody signs the heads of the log'],
  ['SHARE_KEY', 'cannot be signed alike'],
  ['MAIL_URL', 'are never sent'],
  ['METRICS_TOKEN', 'no alert says'],
])('given a production cluster without %s, the start is refused and says what would be lost', (name, lost) => {
  const env = { ...complete, [name]: '' }
  expect(() => assertNothingIsLost(env, cluster)).toThrow(new RegExp(`^${name} is not set: .*${lost}.*\nSet them, or name in WITHOUT`))
  expect(assertNothingIsLost({ ...env, WITHOUT: name }, cluster)).toEqual([])
})

it('given a process that does not use a setting, its absence is no loss', () => {
  const projectors = { isCluster: true, hasRole: processScopeOf('projectors').hasRole }
  const { S3_URL: _, NOTARY_KEY: __, MAIL_URL: ___, ...env } = complete
  expect(assertNothingIsLost(env, projectors)).toEqual([])
})

it('given a cluster for trying out, or a folder in production, the start only warns', () => {
  expect(assertNothingIsLost({}, cluster).map((line) => line.split(' ')[0])).toEqual(Object.keys(complete).slice(1))
  expect(assertNothingIsLost({ NODE_ENV: 'production' }, { isCluster: false, hasRole }).map((line) => line.split(' ')[0])).toEqual([
    'MAIL_URL',
    'METRICS_TOKEN',
  ])
  expect(assertNothingIsLost({}, { isCluster: false, hasRole })).toEqual([])
})

it('given WITHOUT with a name that it does not know, the start is refused', () => {
  expect(() => assertNothingIsLost({ ...complete, WITHOUT: 'MAIL' }, cluster)).toThrow('WITHOUT: "MAIL" is none of S3_URL')
})
