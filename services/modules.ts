import type { allRoutes } from '@embarca/contracts/routes.ts'
import { chats } from './chat/index.ts'
import { columns } from './columns/index.ts'
import { communications } from './communication/index.ts'
import type { Modules } from './kit/module.ts'
import type { Reactions } from './kit/reaction.ts'
import { loads } from './load/index.ts'
import { loadReactions } from './load/reactions.ts'
import { lots } from './lot/index.ts'
import { lotReactions } from './lot/reactions.ts'
import { negotiations } from './negotiation/index.ts'
import { negotiationReactions } from './negotiation/reactions.ts'
import { places } from './place/index.ts'
import { receipts } from './receipt/index.ts'
import { receiptReactions } from './receipt/reactions.ts'
import { registryModules } from './registry/index.ts'
import { reports } from './report/index.ts'
import { savedViews } from './saved-view/index.ts'
import { shares } from './share/index.ts'
import { tracking } from './tracking/index.ts'
import { users } from './user/index.ts'

/** Every module by the name that reactions, timers and `before` steps call it. */
export const modules = {
  ...registryModules,
  load: loads,
  negotiation: negotiations,
  lot: lots,
  receipt: receipts,
  tracking,
  columns,
  chat: chats,
  share: shares,
  savedView: savedViews,
  report: reports,
  communication: communications,
  place: places,
  user: users,
} satisfies Modules

/** What facts call for, module by module. */
export const reactions: readonly Reactions[] = [loadReactions, negotiationReactions, lotReactions, receiptReactions]

/** Which module the commands of a route table go to. Tables that are not here only ask. */
export const routesTo: { readonly [Table in keyof typeof allRoutes]?: keyof typeof modules } = {
  session: 'user',
  access: 'user',
  place: 'place',
  profile: 'profile',
  product: 'product',
  unit: 'unit',
  conditioning: 'conditioning',
  certification: 'certification',
  property: 'property',
  occurrenceType: 'occurrenceType',
  group: 'group',
  vehicle: 'vehicle',
  shipper: 'shipper',
  communication: 'communication',
  columns: 'columns',
  savedViewing: 'savedView',
  chatting: 'chat',
  paper: 'load',
  bulk: 'load',
  bulkReceipt: 'receipt',
  share: 'share',
  sharing: 'share',
  reporting: 'report',
  tracking: 'tracking',
  transporterTracking: 'tracking',
  load: 'load',
  receipt: 'receipt',
  receiptPaper: 'receipt',
  transporterLoad: 'load',
  deal: 'negotiation',
  lotActions: 'lot',
  transporterDeal: 'negotiation',
  transporterLotActions: 'lot',
  driverLoad: 'load',
  driverReceipt: 'receipt',
  driverTracking: 'tracking',
}
