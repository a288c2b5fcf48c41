import { expect, it } from 'vitest'
import { objectionTo } from './licence.mjs'

const withLicense = (license?: string) => objectionTo({ name: 'some-package', version: '1.0.0', license })

it.each(['MIT', '(MIT OR GPL-3.0-only)', 'MIT AND BSD-3-Clause'])('%s may be shipped', (license) => {
  expect(withLicense(license)).toBeUndefined()
})

it.each(['GPL-3.0-only', 'MIT AND LGPL-2.1', 'SEE LICENSE IN LICENSE.md', 'Hippocratic-2.1', undefined])('%s may not', (license) => {
  expect(withLicense(license)).toContain('licence')
})

it('a licence that only a file states was read for one version', () => {
  expect(objectionTo({ name: 'png-js', version: '2.0.0', license: undefined })).toBeUndefined()
  expect(objectionTo({ name: 'png-js', version: '2.0.1', license: undefined })).toContain('licence')
})

it('the components stay below their commercial majors', () => {
  expect(objectionTo({ name: 'primereact', version: '10.9.9', license: 'MIT' })).toBeUndefined()
  expect(objectionTo({ name: 'primereact', version: '11.0.0', license: 'MIT' })).toContain('commercial')
  expect(objectionTo({ name: 'primeicons', version: '8.0.0', license: 'MIT' })).toContain('commercial')
})
