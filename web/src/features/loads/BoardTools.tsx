import { Link } from '@tanstack/react-router'
import { useShortcut } from '../../lib/keyboard.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { SearchBox } from '../../ui/TextField.tsx'
import { type AddressChange, type BoardAddress, isFiltered, unfiltered } from './board-address.ts'
import { useAway } from './use-away.ts'

type Props = {
  readonly address: BoardAddress
  readonly onAddress: (change: AddressChange) => void
  readonly pending: number
  readonly onRefresh: () => Promise<unknown>
}

const cleared = (address: BoardAddress): AddressChange =>
  Object.fromEntries(
    Object.keys(address)
      .filter((key) => !(key in unfiltered(address)))
      .map((key) => [key, undefined]),
  )

/** Title, search, what waits to be shown, and the filters that are on. */
export const BoardTools = ({ address, onAddress, pending, onRefresh }: Props) => {
  const away = useAway()
  useShortcut({
    keys: '/',
    label: 'Buscar cargas',
    group: 'Quadro',
    run: () => document.querySelector<HTMLInputElement>('.load-board [data-search]')?.focus(),
  })
  const drafts = address.section === 'draft'
  return (
    <div className="board-tools">
      <h1>Cargas</h1>
      <SearchBox placeholder="Buscar cargas" value={address.text ?? ''} onSubmit={(text) => onAddress({ text: text || undefined })} />
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
      {isFiltered(address) && (
        <Button look="quiet" icon="times" onClick={() => onAddress(cleared(address))}>
          Limpar filtros
        </Button>
      )}
      <span className="hidden-text" role="status">
        {pending > 0 && `${pending} atualizações aguardam`}
      </span>
      {away && !drafts && (
        <span className="away">
          <Icon name="offline" size={14} />
          sem atualização ao vivo
        </span>
      )}
      <Link className="btn quiet drafts" to="." search={drafts ? {} : { section: 'draft' }}>
        <Icon name={drafts ? 'board' : 'pencil'} />
        {drafts ? 'Quadro' : 'Rascunhos'}
      </Link>
    </div>
  )
}
