import { loadLabels } from '@embarca/contracts/load/labels.pt.ts'
import type { LoadDetails } from '@embarca/contracts/load-details/routes.ts'
import type { LoadPageState } from '../use-load.ts'

/** Changes of what was agreed that have a form, by the command's name. */
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
/** What the menus say of a change. */
const entryOf = (name: ChangeName) => (isConfirmed(name) ? { label: confirmationOf(name).label, icon: 'send' } : withForm[name])

/** The panels of the page, and what each lets change. */
export const changesOf = {
  values: ['ChangePrice', 'ChangeDistance', 'ChangeWeight', 'ChangeAmountMinimum', 'ChangeAmountMaximum', 'ChangeProfile', 'RenameLoad'],
  parties: ['ChangeTransporter', 'BindTransporterAndDriver', 'ChangeDriver', 'ChangeVehicles'],
  route: ['ChangeRoute', 'ReorderDeliveries'],
  origin: ['ChangeCollectDate', 'ChangeCollectWindow', 'ObserveOrigin'],
  destination: ['ChangeDeliveryDate', 'ObserveDestination', 'ChangeNfCode'],
  offer: ['ChangeTargets', ...confirmed],
} as const satisfies Record<string, readonly ChangeName[]>

/** One change that was asked for; of a stop, which. */
export type RequestedChange = { readonly name: ChangeName; readonly stopId?: string | undefined }

/** What every dialog of a change is given. */
export type ChangeDialogProps = { readonly load: LoadDetails; readonly page: LoadPageState; readonly onClose: () => void }

const ofLots = new Set<ChangeName>(['ChangeAmountMinimum', 'ChangeAmountMaximum'])

/** Those of a panel that this load knows at all, allowed or with the rule that forbids them. */
export const offeredChanges = ({ actions, terms }: Pick<LoadDetails, 'actions' | 'terms'>, names: readonly ChangeName[]) =>
  names.flatMap((name) => {
    if (ofLots.has(name) && !terms?.lot) return []
    // One delivery has no order.
    if (name === 'ReorderDeliveries' && terms?.destinations?.length === 1) return []
    const rule = actions.find(({ action }) => action === name)
    return rule ? [{ name, ...entryOf(name), because: rule.allowed ? undefined : (rule.because ?? 'Não é possível agora.') }] : []
  })
