import { expect, it } from 'vitest'
import { recognise } from './recognise.ts'

it('knows what was pasted, punctuation or not', () => {
  expect(recognise(' 529.982.247-25 ')).toEqual({ kind: 'cpf', text: '52998224725' })
  expect(recognise('11.222.333/0001-81')).toEqual({ kind: 'cnpj', text: '11222333000181' })
  expect(recognise('rqk-3d41')).toEqual({ kind: 'plate', text: 'RQK3D41' })
})

it('takes anything else as a code, untouched', () => {
  expect(recognise('CG-20377')).toEqual({ kind: 'text', text: 'CG-20377' })
  expect(recognise('111.111.111-11')).toEqual({ kind: 'text', text: '111.111.111-11' })
  expect(recognise('ABC')).toEqual({ kind: 'text', text: 'ABC' })
})
