import { beforeEach, expect, it, vi } from 'vitest'
import { CallFailed } from './failure.ts'
import { showFailure } from './show-failure.ts'

const { alert, notification } = vi.hoisted(() => ({ alert: vi.fn(), notification: vi.fn() }))
vi.mock('./feedback.ts', () => ({ alert, notification }))
beforeEach(() => {
  alert.mockClear()
  notification.mockClear()
})

it.each([400, 422])('shows each message of a %i (R152)', (status) => {
  showFailure(new CallFailed(status, { messages: ['Informe o motivo.', 'Data inválida.'] }))
  expect(notification.mock.calls.map(([content]) => content)).toEqual([
    { style: 'error', text: 'Informe o motivo.' },
    { style: 'error', text: 'Data inválida.' },
  ])
})

it("shows them under the title of the route's failure", () => {
  showFailure(new CallFailed(422, { messages: ['Informe o motivo.'] }), 'Não foi possível reabrir a carga.')
  expect(notification).toHaveBeenCalledWith({ style: 'error', title: 'Não foi possível reabrir a carga.', text: 'Informe o motivo.' })
})

it('shows the specified text and the correlation id for a 5xx (M137, M138, R154)', () => {
  showFailure(new CallFailed(500, { messages: ['stack'] }, 'c-1'))
  expect(notification).toHaveBeenCalledWith({
    style: 'error',
    title: 'Isso é constrangedor...',
    text: 'Algo deu errado em nossos servidores, contacte um administrador.',
    code: 'c-1',
  })
})

it('shows who changed what after a conflict', async () => {
  const at = '2026-11-21T11:02:00.000Z'
  showFailure(
    new CallFailed(409, {
      messages: ['Os dados foram alterados.'],
      by: 'C. Prado',
      at,
      changes: [{ type: 'DriverBound', at, revision: 7 }],
    }),
  )
  await vi.waitFor(() => expect(alert).toHaveBeenCalled(), 10_000)
  expect(alert.mock.calls[0]?.[0]).toMatchObject({
    style: 'warning',
    text: 'Os dados foram alterados.\nQuem: C. Prado, 21/11/2026 08:02.\n• Motorista e veículo indicados, 21/11/2026 08:02',
  })
})

it('says so when the same user made the change in another window', async () => {
  const body = { messages: ['Você alterou estes dados em outra janela.'], by: 'Ana', own: true }
  showFailure(new CallFailed(409, body))
  await vi.waitFor(() => expect(alert).toHaveBeenCalled(), 10_000)
  expect(alert.mock.calls[0]?.[0]).toMatchObject({ title: 'Alterado em outra janela' })
})

it('leaves a 401 to the sign-out', () => {
  showFailure(new CallFailed(401, {}))
  expect(notification).not.toHaveBeenCalled()
})
