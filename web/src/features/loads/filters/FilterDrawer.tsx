import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Drawer } from '../../../ui/Drawer.tsx'
import { type AddressChange, type BoardAddress, cleared } from '../board-address.ts'
import { type Draft, periodErrors, searchChange, withChange } from './draft.ts'
import { GeneralFilters } from './GeneralFilters.tsx'
import { OtherFilters } from './OtherFilters.tsx'
import { RouteFilters } from './RouteFilters.tsx'
import './filters.css'

type Props = {
  readonly open: boolean
  readonly onClose: () => void
  readonly address: BoardAddress
  readonly onAddress: (change: AddressChange) => void
}

const filtersIn = (address: BoardAddress): Draft => Object.fromEntries(Object.entries(address).filter(([key]) => key in cleared(address)))

const Form = ({ onClose, address, onAddress }: Omit<Props, 'open'>) => {
  const [draft, setDraft] = useState<Draft>(() => filtersIn(address))
  const change = (changed: Draft) => setDraft((before) => withChange(before, changed))
  const faults = periodErrors(draft)
  const isEmpty = Object.values(draft).every((value) => value === undefined)
  const parts = { draft, onDraft: change }
  return (
    <form
      className="filters"
      onSubmit={(event) => {
        event.preventDefault()
        if (Object.keys(faults).length > 0) return
        onAddress(searchChange(address, draft))
        onClose()
      }}
    >
      <div className="filters-body">
        <GeneralFilters {...parts} />
        <RouteFilters {...parts} faults={faults} />
        <OtherFilters {...parts} />
      </div>
      <div className="overlay-footer">
        {!isEmpty && (
          <Button look="quiet" icon="times" className="clear" onClick={() => setDraft({})}>
            Limpar filtros
          </Button>
        )}
        <Button onClick={onClose}>Cancelar</Button>
        <Button look="primary" icon="search" type="submit">
          Buscar
        </Button>
      </div>
    </form>
  )
}

/** All filters; the search starts on submit. */
export const FilterDrawer = ({ open, onClose, ...rest }: Props) => (
  <Drawer open={open} onClose={onClose} title="Filtros Avançados" width={600} flush>
    {open && <Form onClose={onClose} {...rest} />}
  </Drawer>
)
