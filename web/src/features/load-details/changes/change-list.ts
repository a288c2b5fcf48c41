import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import type { LoadPageState } from '../use-load.ts'

/** Changes of the agreed terms that have a form, by command. */
const withForm = {
  ChangePrice: { label: 'Alterar valores', icon: 'pencil' },
  ChangeDistance: { label: 'Alterar distância', icon: 'route' },
  ChangeWeight: { label: 'Alterar peso', icon: 'box' },
  ChangeAmountMinimum: { label: 'Alterar retirada mínima', icon: 'down' },
  ChangeAmountMaximum: { label: 'Alterar retirada máxima', icon: 'up' },
  ChangeProfile: { label: 'Alterar perfil', icon: 'bookmark' },
  RenameLoad: { label: 'Alterar código', icon: 'tag' },

  ChangeTransporter: { label: 'Trocar transportadora', icon: 'swap' },
  BindTransporterAndDriver: { label: 'Vincular motorista', icon: 'user' },
  ChangeDriver: { label: 'Trocar motorista', icon: 'user' },
  ChangeVehicles: { label: 'Trocar veículos', icon: 'truck' },

  ChangeRoute: { label: 'Alterar coletas e entregas', icon: 'route' },
  ReorderDeliveries: { label: 'Ordem das entregas', icon: 'sort-down' },
  ChangeCollectDate: { label: 'Data da coleta', icon: 'calendar' },
  ChangeCollectWindow: { label: 'Janela da coleta', icon: 'clock' },
  ObserveOrigin: { label: 'Observação da coleta', icon: 'comments' },
  ChangeDeliveryDate: { label: 'Data da entrega', icon: 'calendar' },
  ObserveDestination: { label: 'Observação da entrega', icon: 'comments' },
  ChangeNfCode: { label: 'Nota fiscal da entrega', icon: 'file' },

  AddLoadOrders: { label: 'Adicionar pedidos', icon: 'plus' },
  RemoveLoadOrders: { label: 'Remover pedidos', icon: 'times' },

  ChangeTargets: { label: 'Alterar participantes', icon: 'users' },
} as const satisfies Record<string, { readonly label: string; readonly icon: string }>
export type FormChange = keyof typeof withForm
export type ConfirmedChange = keyof typeof loadLabels.confirm
export type ChangeName = FormChange | ConfirmedChange

type Confirmation = Readonly<Record<'label' | 'title' | 'text' | 'accept', string>>
const confirmations: Readonly<Record<string, Confirmation>> = loadLabels.confirm
const confirmed = Object.keys(confirmations) as ConfirmedChange[]
export const isConfirmed = (name: ChangeName): name is ConfirmedChange => Object.hasOwn(confirmations, name)
export const confirmationOf = (name: ConfirmedChange): Confirmation => confirmations[name]!
/** The menu entry of a change. */
const entryOf = (name: ChangeName) => (isConfirmed(name) ? { label: confirmationOf(name).label, icon: 'send' } : withForm[name])

/** The panels of the page and the changes that each offers. */
export const changesOf = {
  values: ['ChangePrice', 'ChangeDistance', 'ChangeWeight', 'ChangeAmountMinimum', 'ChangeAmountMaximum', 'ChangeProfile', 'RenameLoad'],
  parties: ['ChangeTransporter', 'BindTransporterAndDriver', 'ChangeDriver', 'ChangeVehicles'],
  route: ['ChangeRoute', 'ReorderDeliveries'],
  orders: ['AddLoadOrders', 'RemoveLoadOrders'],
  origin: ['ChangeCollectDate', 'ChangeCollectWindow', 'ObserveOrigin'],
  destination: ['ChangeDeliveryDate', 'ObserveDestination', 'ChangeNfCode'],
  offer: ['ChangeTargets', ...confirmed],
} as const satisfies Record<string, readonly ChangeName[]>

/** The change that the user started; `stopId` for a change of one stop. */
export type RequestedChange = { readonly name: ChangeName; readonly stopId?: string | undefined }

/** The props of every change dialog. */
export type ChangeDialogProps = { readonly load: LoadDetails; readonly page: LoadPageState; readonly onClose: () => void }

const ofLots = new Set<ChangeName>(['ChangeAmountMinimum', 'ChangeAmountMaximum'])

/** The changes of a panel that apply to this load; a forbidden one carries its rule. */
export const offeredChanges = ({ actions, terms }: Pick<LoadDetails, 'actions' | 'terms'>, names: readonly ChangeName[]) =>
  names.flatMap((name) => {
    if (ofLots.has(name) && !terms?.lot) return []
    // A single delivery cannot be reordered.
    if (name === 'ReorderDeliveries' && terms?.destinations?.length === 1) return []
    const rule = actions.find(({ action }) => action === name)
    return rule ? [{ name, ...entryOf(name), because: rule.allowed ? undefined : (rule.because ?? 'Não é possível agora.') }] : []
  })
