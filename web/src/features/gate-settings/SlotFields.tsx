import { dateMask } from '../../base/masks.ts'
import type { RegisterFormState } from '../../shared/register/use-register-form.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { CapacityGrid } from './CapacityGrid.tsx'
import type { GateText } from './gate-text.ts'
import { MinutesField } from './MinutesField.tsx'

type Props = { readonly form: RegisterFormState<GateText> }

const BlockedDays = ({ form: { text, change, errors } }: Props) => {
  const { blockedDays } = text
  const set = (days: readonly string[]) => change({ blockedDays: days })
  return (
    <div className="gate-days">
      {blockedDays.map((day, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: days have no identity but their place while they are typed
        <div key={i}>
          <TextField
            label={`Dia sem agendamento ${i + 1}`}
            placeholder="DD/MM/AAAA"
            mask={dateMask}
            value={day}
            onChange={(typed) => set(blockedDays.map((one, at) => (at === i ? dateMask.show(typed) : one)))}
            error={errors[`slots.blockedDays.${i}`]}
          />
          <IconButton icon="trash" label={`Excluir dia ${i + 1}`} onClick={() => set(blockedDays.filter((_, at) => at !== i))} />
        </div>
      ))}
      <Button icon="plus" onClick={() => set([...blockedDays, ''])}>
        Dia sem agendamento
      </Button>
    </div>
  )
}

/** Slots that carriers book: how long, how many trucks, on which days (Y20). */
export const SlotFields = ({ form }: Props) => (
  <>
    <div className="form-grid">
      <MinutesField form={form} name="slotLength" path="slots.length" label="Duração da janela" hint="De 15 a 240." />
      <MinutesField form={form} name="leadMinutes" path="slots.leadMinutes" label="Antecedência mínima" hint="Para agendar ou mudar." />
      <MinutesField
        form={form}
        name="graceMinutes"
        path="slots.graceMinutes"
        label="Tolerância de atraso"
        hint="Depois, a vaga é liberada."
      />
    </div>
    <CapacityGrid capacity={form.text.capacity} onChange={(capacity) => form.change({ capacity })} errors={form.errors} />
    <BlockedDays form={form} />
  </>
)
