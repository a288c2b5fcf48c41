import { evaluationRoutes } from '@embarca/contracts/evaluation/routes.ts'
import type { EvaluatedLoad } from '@embarca/contracts/evaluation/views.ts'
import { useState } from 'react'
import { useRead } from '../../base/queries.ts'
import { JudgementFields } from '../../shared/evaluation/JudgementFields.tsx'
import { isComplete, judgementInput, judgementOf } from '../../shared/evaluation/judgement.ts'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { QueryState } from '../../ui/QueryState.tsx'

export type RateInput = ReturnType<typeof judgementInput> & { readonly id: string; readonly driver?: ReturnType<typeof judgementInput> }
type Props = {
  readonly open: boolean
  readonly loadId: string
  readonly pending: boolean
  readonly onRate: (input: RateInput) => void
  readonly onClose: () => void
}

/** The transporter of a load, and its driver where wanted, by the criteria of their forms. */
export const RateDialog = ({ open, loadId, pending, onRate, onClose }: Props) => {
  const read = useRead(evaluationRoutes.ofLoad, { id: loadId }, { enabled: open })
  return (
    <Dialog open={open} onClose={onClose} title="Avaliar transportadora" width={460}>
      <QueryState
        what="avaliação"
        pending={read.isPending}
        failed={read.isError}
        error={read.error}
        onRetry={() => void read.refetch()}
        empty={undefined}
      >
        {read.data && <RateForm load={read.data} {...{ pending, onRate, onClose }} />}
      </QueryState>
    </Dialog>
  )
}

const RateForm = ({ load, pending, onRate, onClose }: { readonly load: EvaluatedLoad } & Omit<Props, 'open' | 'loadId'>) => {
  const { transporter, driver } = load
  const [said, setSaid] = useState(judgementOf(transporter))
  const [driverSaid, setDriverSaid] = useState(judgementOf(driver))
  const [withDriver, setWithDriver] = useState(driver?.said !== undefined)
  const isReady = isComplete(transporter, said) && (!withDriver || !driver || isComplete(driver, driverSaid))
  const rate = () =>
    onRate({
      id: transporter.id,
      ...judgementInput(transporter, said),
      ...(withDriver && driver && { driver: judgementInput(driver, driverSaid) }),
    })
  return (
    <div className="asking">
      <JudgementFields party={transporter} label={transporter.name} value={said} onChange={setSaid} />
      {driver && (
        <Checkbox checked={withDriver} onChange={setWithDriver}>
          Avaliar também o motorista {driver.name}
        </Checkbox>
      )}
      {driver && withDriver && (
        <JudgementFields party={driver} label={driver.name} value={driverSaid} onChange={setDriverSaid} pageArrows={false} digits={false} />
      )}
      <div className="overlay-footer">
        <Button onClick={onClose}>Cancelar</Button>
        <Button look="primary" disabled={!isReady} pending={pending} onClick={rate}>
          Avaliar
        </Button>
      </div>
    </div>
  )
}
