import type { PendencyType } from '@embarca/contracts/pendency/routes.ts'
import { describe, expect, it } from 'vitest'
import { noType, typeForm, typeText, withBlock } from './type-form.ts'

const type: PendencyType = {
  ...{ id: '1', reporterType: 'SYSTEM', name: 'Carga sem motorista', resolveButton: 'Resolver', disposeButton: 'Descartar' },
  ...{ hintToResolve: '', hintToDispose: '', daysToResolve: 1, openedBy: 24, active: true, blocks: [], offeredBlocks: [] },
}

describe('the form of a type of pendencies', () => {
  it('sends only what was changed, so that two people may change one type', () => {
    const start = typeText(type)
    expect(typeForm.input({ ...start, daysToResolve: ' 3', name: 'Sem motorista ' }, start)).toEqual({
      daysToResolve: 3,
      name: 'Sem motorista',
    })
    expect(typeForm.input({ ...start, blocks: ['StartCollect'] }, start)).toEqual({ blocks: ['StartCollect'] })
    expect(typeForm.input(start, start)).toEqual({})
  })
  it('names a missing text and a number outside its range at its field', () => {
    expect(typeForm.errors(typeText(type))).toEqual({})
    expect(typeForm.errors({ ...noType, daysToResolve: '366', openedBy: '1,5' })).toEqual({
      ...{ name: 'Informe o nome.', resolveButton: 'Informe o texto do botão.', disposeButton: 'Informe o texto do botão.' },
      ...{ daysToResolve: 'Informe um número inteiro de 0 a 365.', openedBy: 'Informe um número inteiro de 0 a 720.' },
    })
  })
  it('keeps blocked transitions in the order of a load', () => {
    expect(withBlock(['FinishLoad'], 'StartCollect', true)).toEqual(['StartCollect', 'FinishLoad'])
    expect(withBlock(['StartCollect', 'FinishLoad'], 'StartCollect', false)).toEqual(['FinishLoad'])
  })
})
