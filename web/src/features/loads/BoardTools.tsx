import { pastedNames } from '@embarca/contracts/kit/labels.pt.ts'
import { recognise } from '@embarca/contracts/kit/recognise.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useState } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { useSession } from '../../session/session.ts'
import { SavedViews } from '../../shared/saved-views/SavedViews.tsx'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Tag } from '../../ui/StatusPill.tsx'
import { SearchBox } from '../../ui/TextField.tsx'
import { type AddressChange, type BoardAddress, cleared, isFiltered } from './board-address.ts'
import { useBoardSource } from './board-source.ts'
import { FilterDrawer } from './filters/FilterDrawer.tsx'
import { useDisconnected } from './use-disconnected.ts'

type Props = {
  readonly address: BoardAddress
  readonly onAddress: (change: AddressChange) => void
  readonly pending: number
  readonly onRefresh: () => Promise<unknown>
}

const views = [
  { value: 'board', label: 'Quadro', icon: 'board' },
  { value: 'table', label: 'Tabela', icon: 'table' },
  { value: 'list', label: 'Listas', icon: 'list' },
] as const
const olderViews = [...views.slice(0, 2), { value: 'list', label: 'Rascunhos', icon: 'pencil' }] as const

/** Title, search, number of pending changes, and the active filters. */
export const BoardTools = ({ address, onAddress, pending, onRefresh }: Props) => {
  const disconnected = useDisconnected()
  const { roles } = useSession()
  const [filtering, setFiltering] = useState(false)
  const filtered = isFiltered(address)
  const { kind } = recognise(address.text ?? '')
  useShortcut({
    keys: '/',
    label: 'Buscar cargas',
    group: 'Quadro',
    run: () => document.querySelector<HTMLInputElement>('.load-board [data-search]')?.focus(),
  })
  useShortcut({ keys: 'f', label: 'Filtros Avançados', group: 'Quadro', run: () => setFiltering(true) })
  const { older } = useBoardSource()
  const drafts = address.section === 'draft' || address.section === 'scheduled'
  return (
    <div className="board-tools">
      <h1>Cargas</h1>
      <SearchBox placeholder="Buscar cargas" value={address.text ?? ''} onSubmit={(text) => onAddress({ text: text || undefined })} />
      {kind !== 'text' && <Tag>{pastedNames[kind]}</Tag>}
      {!drafts && (
        <IconButton
          icon="filter"
          className="framed"
          dot={filtered}
          label={filtered ? 'Filtros Avançados, ativos' : 'Filtros Avançados'}
          onClick={() => setFiltering(true)}
        />
      )}
      <IconButton
        icon="refresh"
        className="framed"
        badge={pending}
        label={pending > 0 ? `Atualizar: ${pending} ${pending === 1 ? 'atualização' : 'atualizações'}` : 'Atualizar'}
        onClick={() => void onRefresh()}
      />
      <IconButton
        icon="flag"
        className={address.flPriority ? 'framed on' : 'framed'}
        label={address.flPriority ? 'Mostrar todas as prioridades' : 'Só cargas prioritárias'}
        aria-pressed={address.flPriority === true}
        onClick={() => onAddress({ flPriority: address.flPriority ? undefined : true })}
      />
      <SavedViews path="/loads" admin={allows(may.configure, roles)} />
      {filtered && (
        <Button look="quiet" icon="times" onClick={() => onAddress(cleared(address))}>
          Limpar filtros
        </Button>
      )}
      <span className="hidden-text" role="status">
        {pending > 0 && `${pending} atualizações aguardam`}
      </span>
      {disconnected && !drafts && (
        <span className="away">
          <Icon name="offline" size={14} />
          sem atualização ao vivo
        </span>
      )}
      <SegmentedControl
        label="Mostrar cargas como"
        options={older ? olderViews : views}
        value={address.section ? 'list' : (address.view ?? 'board')}
        onChange={(view) =>
          onAddress({ section: view === 'list' ? (older ? 'draft' : 'negotiation') : undefined, view: view === 'table' ? view : undefined })
        }
      />
      <FilterDrawer open={filtering} onClose={() => setFiltering(false)} address={address} onAddress={onAddress} />
    </div>
  )
}
