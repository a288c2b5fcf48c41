import { Button } from '../../ui/Button.tsx'
import { type AddressChange, type BoardAddress, cleared, isFiltered } from './board-address.ts'

type Props = { readonly address: BoardAddress; readonly onAddress: (change: AddressChange) => void }

/** The way out of an empty list that filters may have emptied. */
export const ShowEverything = ({ address, onAddress }: Props) =>
  isFiltered(address) ? <Button onClick={() => onAddress(cleared(address))}>Mostrar todas as cargas</Button> : null
