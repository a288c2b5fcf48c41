import type { AnyCommand } from '@embarca/contracts/kit/route.ts'
import { loadChangeRoutes as changes } from '@embarca/contracts/load/change-routes.ts'
import { launchRoutes } from '@embarca/contracts/load/launch-routes.ts'
import { loadRoutes as loads } from '@embarca/contracts/load/routes.ts'
import { lotLoadRoutes } from '@embarca/contracts/lot/load-routes.ts'
import { dealRoutes, acceptProposal as hire } from '@embarca/contracts/negotiation/routes.ts'
import { receiptRoutes as receipts } from '@embarca/contracts/receipt/routes.ts'
import { groupCommands, placeCommands as places } from '@embarca/contracts/reference/commands.ts'
import { vehicleCommands } from '@embarca/contracts/reference/vehicle.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { CallFailed } from './failure.ts'
import { useCommand } from './use-command.ts'

const { call, message, notification } = vi.hoisted(() => ({ call: vi.fn(), message: vi.fn(), notification: vi.fn() }))
vi.mock('./api.ts', () => ({ call }))
vi.mock('./feedback.ts', () => ({ message, notification, alert: vi.fn() }))
beforeEach(() => void vi.resetAllMocks())

type Row = AnyCommand
type Press = (input?: object) => Promise<unknown>
type Button = { readonly route: Row; readonly ways?: Parameters<typeof useCommand>[1]; readonly shown: (press: Press) => void }

const Screen = ({ route, ways, shown }: Button) => {
  const { run } = useCommand(route, ways)
  shown((input = {}) => run(input as never))
  return null
}
/** A button that runs this route. */
const buttonOf = (route: Row, ways: Button['ways'] = {}): Press => {
  let button: Press = async () => undefined
  const shown = (press: Press) => {
    button = press
  }
  renderToStaticMarkup(createElement(Screen, { route, ways, shown }))
  return button
}
const press = (route: Row, ways?: Button['ways']) => buttonOf(route, ways)()

it.each<readonly [string, string, Row]>([
  ['M096', 'Transportadora vinculada', loads.chooseTransporter],
  ['M140', 'Local de embarque cadastrado com sucesso.', places.addCollect],
  ['M141', 'Local de entrega cadastrado com sucesso.', places.addDelivery],
  ['M144', 'Tags da carga atualizadas com sucesso.', loads.tag],
  ['M201', 'Carga excluída.', launchRoutes.deleteDraft],
  ['M202', 'Frete cancelado com sucesso.', loads.cancel],
  ['M203', 'Proposta enviada.', dealRoutes.makeDealProposal],
  ['M204', 'Proposta recusada', dealRoutes.refuseProposal],
  ['M205', 'Negociação fechada com sucesso.', dealRoutes.closeDeal],
  ['M206', 'Data alterada com sucesso.', changes.changeDeliveryDate],
  ['M207', 'Data de chegada alterada com sucesso.', receipts.correctArrival],
  ['M208', 'Comprovante aprovado com sucesso.', receipts.approve],
  ['M209', 'Comprovante recusado com sucesso.', receipts.refuse],
  ['M210', 'Todos os comprovante foram aprovados com sucesso.', receipts.approveAll],
  ['M211', 'Aprovação/recusa desfeita com sucesso.', receipts.undo],
  ['M214', 'Carga lançada com sucesso.', launchRoutes.launch],
  ['M222', 'Distância alterado com sucesso.', changes.changeDistance],
  ['M223', 'Nota fiscal adicionado', loads.addInvoices],
  ['M224', 'A NF-e foi removida', loads.removeInvoice],
  ['M225', 'Frete avaliado.', loads.rate],
  ['M226', 'Observação adicionada ao carregamento.', loads.observe],
  ['M293', 'Grupo alterado com sucesso.', groupCommands.changeGroup],
  ['M304', 'Veículo alterado com sucesso', vehicleCommands.changeVehicle],
  ['M313', 'Usuário atualizado.', sessionRoutes.changeUser],
  ['M314', 'Usuário excluído.', sessionRoutes.removeUser],
])('%s: success shows "%s"', async (_, text, route) => {
  await press(route)
  expect(message.mock.calls).toEqual([['success', text]])
})

it.each<readonly [string, string, Row]>([
  ['M134 R048', 'Não foi possível cadastrar o local de embarque.', places.addCollect],
  ['M135 R048', 'Não foi possível cadastrar o local de entrega.', places.addDelivery],
  ['M181', 'O motorista não foi alterado.', loads.changeDriver],
  ['M182', 'O veículo não foi alterado', loads.changeVehicles],
  ['M183', 'O transportador não foi alterado.', loads.changeTransporter],
  ['M184', 'Não foi possível alterar os valores de coleta e entrega', changes.changeRoute],
  ['M188', 'Não foi possível alterar o peso', changes.changeWeight],
  ['M189', 'Não foi possível concluir a ação', loads.approveHiring],
  ['M190', 'Não foi possível reabrir a carga.', loads.reopen],
  ['M190', 'Não foi possível reabrir a carga.', lotLoadRoutes.reopenLot],
  ['M191', 'Não foi possível alterar o status da carga', loads.resetStatus],
  ['M192', 'Não foi possível encerrar a contratação.', loads.finishOnlyHiring],
  ['M193', 'Não foi possível realizar o aceite', hire],
  ['M198', 'A carga não foi lançada.', launchRoutes.launch],
  ['M200', 'Falha ao atualizar local', places.changePlace],
])('%s: a refusal shows "%s" and the reason', async (_, title, route) => {
  call.mockRejectedValue(new CallFailed(422, { messages: ['Informe o motivo.'] }))
  await press(route)
  expect(notification.mock.calls).toEqual([[{ style: 'error', title, text: 'Informe o motivo.' }]])
  expect(message).not.toHaveBeenCalled()
})

it('a screen may replace the message, or show none', async () => {
  await press(launchRoutes.launch, { successMessage: 'Agendamento concluído.' })
  await press(launchRoutes.saveDraft, { successMessage: false })
  expect(message.mock.calls).toEqual([['success', 'Agendamento concluído.']])
})

it('an unknown outcome is retried with the same key; any other command gets a new one', async () => {
  const keys = () => call.mock.calls.map(([, , options]) => (options as { key: string }).key)
  const observe = buttonOf(loads.observe)
  call.mockRejectedValueOnce(new CallFailed(0, {}))
  await observe({ observation: 'a' })
  await observe({ observation: 'a' })
  await observe({ observation: 'a' })
  const [first, again, third] = keys()
  expect(again).toBe(first)
  expect(third).not.toBe(first)
})
