import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { lastRelease } from './last-release.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embarca-release-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=t', '-c', 'user.email=t@t', ...args], { cwd: folder, stdio: 'ignore' })
const commit = (schema: string) => {
  mkdirSync(join(folder, 'schemas'), { recursive: true })
  writeFileSync(join(folder, 'schemas/load.json'), schema)
  git('add', '-A')
  git('commit', '-m', schema)
}
const promised = () => Object.fromEntries(lastRelease(folder)!.files('schemas'))

it('a promise is what the last release had, whatever was committed, edited or deleted since', () => {
  git('init')
  commit('one')
  expect([lastRelease(folder)!.name, promised()]).toEqual(['HEAD', { 'load.json': 'one' }])
  git('tag', 'v1.0.0')
  commit('two')
  rmSync(join(folder, 'schemas'), { recursive: true })
  git('commit', '-am', 'gone')
  expect([lastRelease(folder)!.name, promised()]).toEqual(['v1.0.0', { 'load.json': 'one' }])
})

it('tags of other things are no releases', () => {
  git('init')
  commit('one')
  git('tag', 'v0.9.0')
  commit('two')
  git('tag', 'nightly')
  expect(promised()).toEqual({ 'load.json': 'one' })
})

it('without a repository, nothing is known of a release', () => {
  expect(lastRelease(folder)).toBeUndefined()
})
