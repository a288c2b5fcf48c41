import { detentionRates } from '@embarca/contracts/gate/detention-rates.ts'
import { gateSettingsTexts as texts } from '@embarca/contracts/gate/settings.pt.ts'
import {
  alertCodes,
  type NameForm,
  nameForms,
  type QueueRule,
  queueRules,
  trackingMinutes,
} from '@embarca/contracts/gate/settings-codes.ts'
import { formatLocal } from '@embarca/contracts/kit/local-time.ts'
import { money } from '@embarca/contracts/kit/numbers.ts'
import { FormSection } from '../../shared/register/FormSection.tsx'
import type { RegisterFormState } from '../../shared/register/use-register-form.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { SelectField } from '../../ui/SelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { DockList } from './DockList.tsx'
import type { GateText } from './gate-text.ts'
import { HoursEditor } from './HoursEditor.tsx'
import { MinutesField } from './MinutesField.tsx'
import { SlotFields } from './SlotFields.tsx'

type Props = { readonly form: RegisterFormState<GateText> }

const optionsOf = <Code extends string>(codes: readonly Code[], labels: Readonly<Record<Code, string>>) =>
  codes.map((value) => ({ value, label: labels[value] }))

const StepFields = ({ form }: Props) => (
  <FormSection title="Etapas">
    <p className="c12 gate-none">Toda visita tem check-in e saída. Quem já fez o check-in segue as etapas daquele momento.</p>
    <Checkbox className="c12" {...form.tick('inbound')}>
      Registrar a entrada no pátio
    </Checkbox>
    <Checkbox className="c12" {...form.tick('requestInbound')}>
      Chamar o motorista para uma doca antes da entrada
    </Checkbox>
    {form.errors['steps.inbound'] && (
      <p role="alert" className="c12 gate-error">
        {form.errors['steps.inbound']}
      </p>
    )}
    <Checkbox className="c12" {...form.tick('startFinish')}>
      Registrar início e fim da coleta
    </Checkbox>
    <Checkbox className="c12" {...form.tick('enableExpedition')}>
      A expedição tem equipe própria: ela chama, inicia e finaliza
    </Checkbox>
  </FormSection>
)

const CallFields = ({ form }: Props) => (
  <FormSection title="Fila e chamada">
    <SelectField<QueueRule>
      className="c6"
      label="Ordem da fila"
      options={optionsOf(queueRules, texts.queueRules)}
      value={form.text.queueRule}
      onChange={(queueRule) => queueRule && form.change({ queueRule })}
    />
    <SelectField<NameForm>
      className="c6"
      label="Nome no painel de chamada"
      options={optionsOf(nameForms, texts.nameForms)}
      value={form.text.nameShown}
      onChange={(nameShown) => nameShown && form.change({ nameShown })}
    />
    <MinutesField form={form} name="repeats" path="calls.repeats" label="Repetir a chamada" suffix="vezes" />
    <MinutesField form={form} name="unansweredMinutes" path="calls.unansweredMinutes" label="Sugerir ausência após" />
    <MinutesField
      form={form}
      name="integrationDays"
      path="integrationDays"
      label="Integração do motorista vale por"
      hint="Em branco, não é exigida aqui."
      suffix="dias"
    />
  </FormSection>
)

const trackingOptions = trackingMinutes.map((minutes) => ({ value: String(minutes), label: `${minutes.toLocaleString('pt-BR')} min` }))
const DeadlineFields = ({ form: { text, change, errors } }: Props) => (
  <FormSection title="Prazos de alerta">
    <p className="c12 gate-none">Em branco, o alerta não é dado.</p>
    {alertCodes.map((code) => {
      const field = { className: 'c6', label: texts.alerts[code], hint: texts.alertHints[code], error: errors[`deadlines.${code}`] }
      const set = (minutes: string) => change({ deadlines: { ...text.deadlines, [code]: minutes } })
      return code === 'WITHOUT_TRACKING' ? (
        <SelectField
          key={code}
          {...field}
          clearable
          placeholder="Sem alerta"
          options={trackingOptions}
          value={text.deadlines[code] || undefined}
          onChange={(minutes = '') => set(minutes)}
        />
      ) : (
        <TextField
          key={code}
          {...field}
          suffix="min"
          inputMode="numeric"
          autoComplete="off"
          value={text.deadlines[code]}
          onChange={(typed) => set(typed.replace(/\D/g, '').slice(0, 6))}
        />
      )
    })}
  </FormSection>
)

const latest = detentionRates.at(-1)!
const DetentionFields = ({ form }: Props) => (
  <FormSection title="Estadia">
    <MinutesField form={form} name="freeHours" path="detention.freeHours" label="Horas livres" hint="Pela lei, 5." suffix="h" />
    <MoneyField
      className="c8"
      label="Valor por tonelada e hora"
      hint={`Em branco, a tabela: ${money(latest.cents)} desde ${formatLocal(`${latest.from}T12:00:00Z`).slice(0, 10)} (${latest.source}).`}
      value={form.text.rate}
      onChange={(rate) => form.change({ rate })}
      error={form.errors['detention.rate']}
    />
    <Checkbox className="c12" {...form.tick('excessOnly')}>
      Contar só o que passa das horas livres
    </Checkbox>
    <Checkbox className="c12" {...form.tick('byMinute')}>
      Contar minutos, e não horas iniciadas
    </Checkbox>
  </FormSection>
)

/** How a place works as a gate, in sections (Y1). */
export const GateFields = ({ form }: Props) => (
  <div className="gate-settings">
    <FormSection>
      <Checkbox className="c12" {...form.tick('active')}>
        Portaria ativa: as cargas deste local passam por ela
      </Checkbox>
    </FormSection>
    <StepFields form={form} />
    <h2>Horário</h2>
    <HoursEditor
      path="hours"
      hours={form.text.hours}
      onChange={(hours) => form.change({ hours })}
      errors={form.errors}
      empty="Aberta todos os dias, o dia inteiro."
    />
    <h2>Docas</h2>
    <DockList docks={form.text.docks} onChange={(docks) => form.change({ docks })} errors={form.errors} />
    <h2>Agendamento</h2>
    <SlotFields form={form} />
    <CallFields form={form} />
    <DeadlineFields form={form} />
    <FormSection title="Checklists">
      <Checkbox className="c6" {...form.tick('checklistEntry')}>
        Preencher na entrada
      </Checkbox>
      <Checkbox className="c6" {...form.tick('checklistExit')}>
        Preencher na saída
      </Checkbox>
    </FormSection>
    <DetentionFields form={form} />
  </div>
)
