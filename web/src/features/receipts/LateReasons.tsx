import { RadioInput } from '../../ui/RadioInput.tsx'
import { type ReadResult, Suspended } from '../../ui/Suspended.tsx'
import { Skeleton } from '../../ui/states.tsx'

type Props = {
  readonly reasons: ReadResult<readonly { readonly id: string; readonly name: string }[]>
  readonly chosen: string | undefined
  readonly onChoose: (id: string) => void
}

/** The reasons for a late delivery, as radio buttons. */
export const LateReasons = ({ reasons, chosen, onChoose }: Props) => (
  <fieldset className="reasons" aria-label="Motivo do atraso">
    {reasons.data ? (
      reasons.data.map(({ id, name }, i) => (
        <label key={id}>
          <RadioInput name="late-reason" value={id} checked={chosen === id} autoFocus={i === 0} onChange={() => onChoose(id)} />
          {name}
        </label>
      ))
    ) : (
      <Suspended read={reasons} text="Falha ao buscar os motivos.">
        <Skeleton count={5} height={20} />
      </Suspended>
    )}
  </fieldset>
)
