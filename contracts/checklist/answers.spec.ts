import { describe, expect, it } from 'vitest'
import { answerItem, type ChecklistItem, checklistStatus, itemsFor } from './answers.ts'

const item = (over: Partial<ChecklistItem> = {}): ChecklistItem => ({
  ...{ id: 'i1', question: 'A carroceria está limpa?', answerType: 'YES_NO', expected: true, mandatory: true, moment: 'ENTRY' },
  ...{ vehicleTypes: [], gateIds: [], position: 1, active: true, version: 3, ...over },
})
const passed = (over: Partial<ChecklistItem>, answer: Parameters<typeof answerItem>[1]) => {
  const answered = answerItem(item(over), answer)
  return 'fault' in answered ? answered.fault : answered.passed
}

describe('an answer (Y19)', () => {
  it("keeps the question's words and version, and whether it passed", () => {
    expect(answerItem(item(), { yes: false })).toEqual({
      ...{
        itemId: 'i1',
        version: 3,
        question: 'A carroceria está limpa?',
        answerType: 'YES_NO',
        mandatory: true,
        passed: false,
        yes: false,
      },
    })
  })
  it.each<[Partial<ChecklistItem>, Parameters<typeof answerItem>[1], boolean | string]>([
    [{ expected: false }, { yes: false }, true],
    [{}, {}, 'Responda sim ou não.'],
    [{ answerType: 'NUMBER', min: -18, max: -12.5 }, { number: -18 }, true],
    [{ answerType: 'NUMBER', min: -18, max: -12.5 }, { number: -12.5 }, true],
    [{ answerType: 'NUMBER', min: -18, max: -12.5 }, { number: -12.4 }, false],
    [{ answerType: 'NUMBER', min: 0 }, { number: 1e6 }, true],
    [{ answerType: 'NUMBER' }, { number: Number.NaN }, 'Escreva um número.'],
    [{ answerType: 'TEXT' }, { text: ' lacre 12 ' }, true],
    [{ answerType: 'TEXT' }, { text: '  ' }, 'Escreva a resposta.'],
    [{ answerType: 'PHOTO', photos: 2 }, { files: ['a', 'b'] }, true],
    [{ answerType: 'PHOTO', photos: 2 }, { files: ['a'] }, false],
    [{ answerType: 'PHOTO', photos: 2 }, { files: ['a', 'b', 'c', 'd', 'e', 'f'] }, 'Envie de 1 a 5 fotos.'],
    [{ answerType: 'SIGNATURE' }, { files: ['a'] }, true],
    [{ answerType: 'SIGNATURE' }, { files: ['a', 'b'] }, 'Colha uma assinatura.'],
  ])('of %o is %o: %s', (over, answer, is) => expect(passed(over, answer)).toBe(is))
})

describe('a visit is asked', () => {
  const ids = (items: readonly ChecklistItem[], vehicleType?: 'TRUCK' | 'CARRETA') =>
    itemsFor(items, { moment: 'ENTRY', gateId: 'p1', vehicleType }).map(({ id }) => id)
  it('the active questions of the moment, in their order', () => {
    const items = [
      item({ id: 'b', position: 2 }),
      item({ id: 'a' }),
      item({ id: 'off', active: false }),
      item({ id: 'exit', moment: 'EXIT' }),
    ]
    expect(ids(items)).toEqual(['a', 'b'])
  })
  it('those of its gate and its vehicle type, and of an unknown type only those for every one', () => {
    const items = [item({ id: 'all' }), item({ id: 'p1', gateIds: ['p1'] }), item({ id: 'p2', gateIds: ['p2'] })]
    expect(ids(items)).toEqual(['all', 'p1'])
    const typed = [item({ id: 'truck', vehicleTypes: ['TRUCK'] }), item({ id: 'any' })]
    expect([ids(typed, 'TRUCK'), ids(typed, 'CARRETA'), ids(typed)]).toEqual([['any', 'truck'], ['any'], ['any']])
  })
})

describe('the status of a checklist (Y19)', () => {
  const asked = [item({ id: 'a' }), item({ id: 'b' }), item({ id: 'c', mandatory: false })]
  const answer = (itemId: string, isPassed = true) => ({ itemId, passed: isPassed })
  it.each([
    ['waits for every mandatory answer', [answer('a')], 'PENDING'],
    ['waits although one failed', [answer('a', false)], 'PENDING'],
    ['is refused when a mandatory one failed', [answer('a', false), answer('b')], 'REFUSED'],
    ['is approved once a failed one is mended', [answer('a', false), answer('b'), answer('a')], 'APPROVED'],
    ['does not mind what is not mandatory', [answer('a'), answer('b'), answer('c', false)], 'APPROVED'],
  ] as const)('%s', (_, answers, status) => expect(checklistStatus(asked, answers)).toBe(status))
  it('is approved where nothing is mandatory, and there is none where nothing is asked', () => {
    expect(checklistStatus([item({ mandatory: false })], [])).toBe('APPROVED')
    expect(checklistStatus([], [])).toBeUndefined()
  })
})
