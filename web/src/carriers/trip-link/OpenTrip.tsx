import { MOST_TRIES } from '@embarca/contracts/trip-link/codes.ts'
import { tripLinkLabels } from '@embarca/contracts/trip-link/labels.pt.ts'
import { openTripRoutes } from '@embarca/contracts/trip-link/routes.ts'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { isCallFailed, isUnknownOutcome } from '../../base/failure.ts'
import { useRead } from '../../base/queries.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState, ErrorState, Skeleton } from '../../ui/states.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { deviceKey } from './kept-link.ts'
import { TripFrame } from './TripFrame.tsx'

type Props = { readonly loadId: string; readonly linkKey: string | undefined; readonly onOpen: (token: string) => void }
const { refusal } = tripLinkLabels
const NO_ANSWER = 'Sem resposta. Verifique a internet e toque de novo.'
const isNotFound = (error: unknown) => isCallFailed(error) && error.status === 404

/** The page of a link before it is opened: company and route, and one button. Nothing is bound before the tap. */
export const OpenTrip = ({ loadId: id, linkKey: key, onOpen }: Props) => {
  const { data, error, isPending, refetch } = useRead(openTripRoutes.preview, { id })
  const [isOpening, setOpening] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [digits, setDigits] = useState('')
  const [fault, setFault] = useState<string>()
  const [isOver, setOver] = useState(false)
  const open = async () => {
    if (key === undefined || isOpening) return
    setOpening(true)
    setFault(undefined)
    try {
      const { token } = await call(openTripRoutes.open, { id, key, device: await deviceKey(), ...(isAsking && { digits }) })
      onOpen(token)
    } catch (thrown) {
      if (isNotFound(thrown)) setOver(true)
      else if (isCallFailed(thrown) && thrown.code === 'DEVICE_UNKNOWN') setAsking(true)
      else setFault(!isCallFailed(thrown) || isUnknownOutcome(thrown) ? NO_ANSWER : thrown.messages.join(' '))
    } finally {
      setOpening(false)
    }
  }
  if (isPending)
    return (
      <TripFrame>
        <Skeleton height={120} />
      </TripFrame>
    )
  if (isOver || isNotFound(error) || (data && key === undefined))
    return (
      <TripFrame>
        <EmptyState text={refusal.TRIP_LINK_UNKNOWN} icon="link" />
      </TripFrame>
    )
  return (
    <TripFrame>
      {!data && <ErrorState text="Não foi possível carregar a viagem." error={error} onRetry={() => void refetch()} />}
      {data && (
        <form
          className="road-card road-form"
          onSubmit={(event) => {
            event.preventDefault()
            void open()
          }}
        >
          <p className="trip-company">{data.company}</p>
          <p className="road-route">{data.route}</p>
          {isAsking ? (
            <TextField
              label="Três últimos números do seu CPF"
              value={digits}
              onChange={(text) => setDigits(text.replace(/\D/g, '').slice(0, 3))}
              inputMode="numeric"
              autoComplete="off"
              hint={`${refusal.DEVICE_UNKNOWN} Depois de ${MOST_TRIES} erros o link é bloqueado.`}
              error={fault}
            />
          ) : (
            <p>Sem cadastro nem senha. Este aparelho passa a ser o da viagem.</p>
          )}
          {!isAsking && fault && <p role="alert">{fault}</p>}
          <Button type="submit" look="primary" size="gate" icon="truck" pending={isOpening} disabled={isAsking && digits.length < 3}>
            Abrir viagem
          </Button>
        </form>
      )}
    </TripFrame>
  )
}
