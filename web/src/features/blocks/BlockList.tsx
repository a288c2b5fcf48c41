import { type BlockKind, blockStatuses } from '@embarca/contracts/block/codes.ts'
import { blockLabels as words } from '@embarca/contracts/block/labels.pt.ts'
import type { Block } from '@embarca/contracts/block/routes.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { usePages } from '../../base/queries.ts'
import { type DrawerAddress, useRegisterAddress } from '../../shared/register/address.ts'
import type { RegisterColumn } from '../../shared/register/columns.ts'
import { type EditorSpec, RegisterDrawer } from '../../shared/register/RegisterEditor.tsx'
import { RegisterPage } from '../../shared/register/RegisterPage.tsx'
import { BlockFields } from './BlockFields.tsx'
import { blockQuery } from './block-address.ts'
import { kinds } from './block-kinds.ts'
import { type BlockText, blockErrors, blockInput, blockText, noBlock } from './block-text.ts'
import { ReleaseButton } from './ReleaseButton.tsx'

const day = (iso: string) => formatLocal(iso).slice(0, 10)

const columnsOf = (kind: BlockKind): readonly RegisterColumn<Block>[] => [
  { id: 'name', header: words.subject[kind], width: 'minmax(180px, 1.4fr)' },
  { id: 'document', header: words.document[kind], width: '156px', cell: ({ document }) => kinds[kind].mask.show(document) },
  {
    id: 'reason',
    header: words.reason,
    width: 'minmax(180px, 1.6fr)',
    cell: (one) => `${words.reasonTypes[one.reasonType]}: ${one.reason}`,
  },
  {
    id: 'period',
    header: words.period,
    width: '196px',
    cell: ({ from, until }) => `${day(from)} – ${until === undefined ? words.noEnd : day(until)}`,
  },
  { id: 'status', header: words.status, width: '104px', cell: ({ status }) => words.statuses[status] },
  { id: 'by', header: words.blockedBy, width: 'minmax(120px, 1fr)', wideOnly: true, cell: ({ blockedBy }) => blockedBy },
]
const formOf = (kind: BlockKind): EditorSpec<Block, BlockText> => ({
  add: kinds[kind].add,
  change: kinds[kind].change,
  query: kinds[kind].one,
  lists: [kinds[kind].list],
  blank: noBlock,
  textOf: blockText,
  errors: blockErrors(kind),
  input: blockInput(kind),
})

const filters = blockStatuses.map((value) => ({ value, label: words.inStatus[value] }))

const list = (kind: BlockKind) => {
  const { to, list: query, add, change } = kinds[kind]
  const texts = { what: words.count[1], search: words.search[kind], empty: words.empty[kind], notFound: words.notFound, count: words.count }
  const formTexts = { add: words.add[kind], change: words.change, failed: words.failed, missing: words.notFound }
  const form = formOf(kind)
  const columns = columnsOf(kind)
  return () => {
    const { address, onAddress } = useRegisterAddress<DrawerAddress>()
    const { id, adds, ...page } = address
    return (
      <RegisterPage
        title={words.titles[kind]}
        texts={texts}
        icon="lock"
        query={usePages(query, blockQuery(page), { keep: true })}
        columns={columns}
        nameOf={({ name, document }) => name || kinds[kind].mask.show(document)}
        {...{ address: page, onAddress, filters }}
        unfiltered={words.holding}
        add={{ command: add, label: words.add[kind], link: { to, search: { adds: true } } }}
        edit={{ command: change, link: (one) => ({ to, search: { id: one.id } }) }}
        actions={(one) => <ReleaseButton kind={kind} block={one} />}
      >
        <RegisterDrawer open={id !== undefined || adds === true} {...{ id, form }} texts={formTexts} onClose={() => onAddress(page)}>
          {(state) => <BlockFields kind={kind} form={state} />}
        </RegisterDrawer>
      </RegisterPage>
    )
  }
}

/** The carriers, drivers and vehicles that this company does not let carry. */
export const BlockedTransporters = list('TRANSPORTER')
export const BlockedDrivers = list('DRIVER')
export const BlockedVehicles = list('VEHICLE')
