import { boardRoutes } from '@embarca/contracts/board/routes.ts'
import { loadSearchRoutes } from '@embarca/contracts/load-search/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { refreshRead } from '../../../base/queries.ts'
import { useSession } from '../../../session/session.ts'
import { BoardTools } from '../BoardTools.tsx'
import type { AddressChange, BoardAddress } from '../board-address.ts'
import { NewLoad } from '../NewLoad.tsx'
import { useTableRows } from '../table/table-rows.ts'
import { useTableChanges } from '../table/use-table-changes.ts'
import { DraftList } from './DraftList.tsx'
import { sectionQuery } from './list-query.ts'
import { SectionList } from './SectionList.tsx'
import { SectionTabs } from './SectionTabs.tsx'
import { filterOf, type ListSection, sectionNames } from './sections.ts'
import '../load-board.css'

type Props = {
  readonly section: ListSection
  readonly address: BoardAddress
  readonly onAddress: (change: AddressChange, replace?: boolean) => void
}

/** The predefined lists: drafts and scheduled loads as cards, the others as rows. */
export const LoadLists = ({ section, address, onAddress }: Props) => {
  const { rights } = useSession()
  const client = useQueryClient()
  const unoffered = section === 'draft' || section === 'scheduled'
  const query = sectionQuery(address, section)
  const loads = useTableRows(query, !unoffered)
  const changes = useTableChanges(query, loads.rows, ({ statusCode }) =>
    filterOf(section, address.deliveryStatus).deliveryStatus.includes(statusCode),
  )
  const refresh = () =>
    Promise.all([changes.refresh(), refreshRead(client, loadSearchRoutes.countNew), refreshRead(client, boardRoutes.drafts)])
  return (
    <main className="load-board load-lists">
      <BoardTools address={address} onAddress={onAddress} pending={unoffered ? 0 : changes.pending} onRefresh={refresh} />
      <SectionTabs address={address} section={section} onShow={(next) => onAddress({ section: next })} />
      {unoffered ? (
        <DraftList key={section} section={section} text={address.text} />
      ) : (
        <SectionList key={section} title={sectionNames[section]} loads={loads} />
      )}
      {!rights.isApprover && <NewLoad />}
    </main>
  )
}
