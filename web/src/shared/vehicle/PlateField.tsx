import { canonicalPlate, plateSpellings } from '@embarca/contracts/kit/documents.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useEffect } from 'react'
import { plate as plateMask } from '../../base/masks.ts'
import { useRead } from '../../base/queries.ts'
import { IconButton } from '../../ui/Button.tsx'
import { PlainButton } from '../../ui/PlainButton.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { vehicleLabel } from '../load/vehicle-labels.ts'
import './plate-field.css'

type Props = {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onBlur?: () => void
  readonly error: string | undefined
  /** Registers it here; absent: only in another tab. */
  readonly onRegister?: () => void
  /** The id of the vehicle of a complete plate; undefined while none is known. */
  readonly onFound?: (vehicleId: string | undefined) => void
  readonly onRemove?: () => void
}

/** Of a composition: the truck's, and at most four beyond it (R027, R028). */
export const MOST_PLATES = 5

const UNKNOWN = 'Não encontrado! Clique aqui para cadastrar.'

/** A plate, looked up once it is complete. An unknown one can be registered here, or in another tab: it is looked up again on return. */
export const PlateField = ({ label, value, onChange, onBlur, error, onRegister, onRemove, onFound }: Props) => {
  const fullPlate = canonicalPlate(value)
  const found = useRead(referenceRoutes.vehicles, { text: fullPlate ?? '', size: 5 }, { enabled: fullPlate !== undefined })
  useEffect(() => {
    if (!fullPlate) return undefined
    const again = () => void found.refetch()
    window.addEventListener('focus', again)
    return () => window.removeEventListener('focus', again)
  }, [fullPlate, found.refetch])
  const vehicle = fullPlate && found.data?.list.find(({ plate }) => plateSpellings(fullPlate).includes(plate))
  const vehicleId = vehicle ? vehicle.id : undefined
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each vehicle found or lost
  useEffect(() => onFound?.(vehicleId), [vehicleId])
  const unknown = fullPlate !== undefined && found.data !== undefined && !vehicle
  const address = `/vehicle?plate=${fullPlate}`
  const words = vehicle && [vehicle.vehicleType, vehicle.trailerType].map((code) => vehicleLabel(code)).filter(Boolean)
  return (
    <div className="c4 plate">
      <TextField
        label={label}
        maxLength={8}
        autoComplete="off"
        spellCheck={false}
        mask={plateMask}
        value={value}
        onChange={onChange}
        {...(onBlur && { onBlur })}
        error={error}
        {...(words && { hint: words.join(' · ') })}
        {...(onRemove && { suffix: <IconButton icon="times" label={`Remover ${label.toLowerCase()}`} onClick={onRemove} /> })}
      />
      {unknown && !error && (
        <p className="unknown" role="status">
          {onRegister ? (
            <>
              <PlainButton className="text-button" onClick={onRegister}>
                {UNKNOWN}
              </PlainButton>
              <a href={address} target="_blank" rel="noreferrer">
                em nova aba
              </a>
            </>
          ) : (
            <a href={address} target="_blank" rel="noreferrer">
              {UNKNOWN}
            </a>
          )}
        </p>
      )}
    </div>
  )
}
