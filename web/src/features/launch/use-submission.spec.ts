import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { CallFailed } from '../../base/failure.ts'
import { good, now } from './launch.fixture.ts'
import type { LaunchText } from './launch-text.ts'
import { useLaunch } from './use-launch.ts'

type CapturedOptions = { readonly successMessage?: string | false; readonly failed?: (failure: CallFailed) => boolean }
const { message, options } = vi.hoisted(() => ({ message: vi.fn(), options: new Map<string, unknown>() }))
vi.mock('../../base/feedback.ts', () => ({ message }))
vi.mock('../../base/use-command.ts', () => ({
  useCommand: ({ at }: { at: string }, given: unknown) => {
    options.set(at, given)
    return { run: async () => undefined, pending: false }
  },
}))
vi.mock('@tanstack/react-query', () => ({ useQueryClient: () => ({}) }))
vi.mock('./use-start.ts', () => ({ measureOf: () => 'WEIGHT' }))
vi.mock('./use-typed.ts', () => ({ useTyped: (_: string, __: string, start: unknown) => ({ ...(start as object), forget: () => {} }) }))
vi.stubGlobal('document', { querySelector: () => null })
beforeEach(() => message.mockClear())

const Form = ({ text }: { readonly text: LaunchText }) => {
  useLaunch({
    ...{ user: 'ana', page: 'new', profiles: [], byBurden: false, now, onLaunched: () => {} },
    start: { text, typedSince: { current: undefined } } as never,
  })
  return null
}
const launching = (text: LaunchText): CapturedOptions => {
  renderToStaticMarkup(createElement(Form, { text }))
  return options.get('POST /shipping') as CapturedOptions
}
const scheduled = (): LaunchText => ({ ...good(), scheduled: true, launchAt: '22/11/2026 08:00' })
const refused = new CallFailed(422, { code: 'EXTERNAL_ID_TAKEN', messages: ['Já existe uma carga com este código.'] })

it('shows that a load was launched or scheduled (M214, M215)', () => {
  expect(launching(good()).successMessage).toBe('Carga lançada com sucesso.')
  expect(launching(scheduled()).successMessage).toBe('Agendamento concluído.')
})

it('names the command that failed when a field is refused (M198, M199)', () => {
  expect(launching(good()).failed?.(refused)).toBe(true)
  expect(launching(scheduled()).failed?.(refused)).toBe(true)
  expect(message.mock.calls).toEqual([
    ['error', 'A carga não foi lançada.'],
    ['error', 'Não foi possível realizar o agendamento.'],
  ])
})
