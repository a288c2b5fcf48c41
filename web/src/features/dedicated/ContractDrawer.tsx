import { dedicatedRoutes } from '@embarca/contracts/dedicated/read-routes.ts'
import { dedicatedCommands } from '@embarca/contracts/dedicated/routes.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { fieldErrors } from '../../base/field-errors.ts'
import { cpf, plate as plateMask } from '../../base/masks.ts'
import { useRead } from '../../base/queries.ts'
import { cut, cuts } from '../../base/texts.ts'
import { type StoredForm, useEditing } from '../../base/use-editing.ts'
import { TagField } from '../../shared/load/TagField.tsx'
import { MOST_PLATES, PlateField } from '../../shared/vehicle/PlateField.tsx'
import { AutocompleteField } from '../../ui/AutocompleteField.tsx'
import { Button } from '../../ui/Button.tsx'
import { ConflictBanner } from '../../ui/ConflictBanner.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { MoneyField } from '../../ui/MoneyField.tsx'
import { NumberField } from '../../ui/NumberField.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { SliderField } from '../../ui/SliderField.tsx'
import { TextArea, TextField } from '../../ui/TextField.tsx'
import { blankContract, type ContractText, contractForm, contractText, firstFault } from './contract-text.ts'
import { DaysOffCalendar } from './DaysOffCalendar.tsx'
import { cycleDates, cycleOf } from './days-off.ts'
import { useContractDriver } from './use-contract-driver.ts'
import { useDialogCommand } from './use-dialog-command.ts'
import './contract-form.css'

type Company = { readonly id: string; readonly name: string; readonly city?: string }
const search = async (typed: string): Promise<readonly Company[]> =>
  (await call(referenceRoutes.transporters, { ...(typed && { text: typed }), size: 15 })).list

type FormProps = {
  readonly id: string | undefined
  readonly stored: StoredForm<ContractText>
  readonly cycle: { readonly start: string; readonly end: string } | undefined
  readonly onDone: () => unknown
  readonly onClose: () => void
}

const Form = ({ id, stored, cycle, onDone, onClose }: FormProps) => {
  const today = localDay(new Date().toISOString())
  const { text, start, joined, over, refreshOnConflict, change: edit } = useEditing(stored, dedicatedRoutes.forUpdate)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const change = (part: Partial<ContractText>) => {
    edit(part)
    setErrors({})
  }
  const { hint, error: driverError } = useContractDriver(text, (driverId) => edit({ driverId }))
  const { run, pending } = useDialogCommand(dedicatedCommands.save, { onDone, onClose }, (failure) => {
    refreshOnConflict(failure)
    const about = fieldErrors(failure)
    setErrors(about)
    return Object.keys(about).length > 0
  })
  const save = () => {
    const fault = firstFault(text)
    if (fault) return setErrors({ [fault.field]: fault.message })
    return void run(contractForm(text, id), over)
  }
  const setPlate = (at: number, part: Partial<ContractText['plates'][number]>) =>
    edit(({ plates }) => ({ plates: plates.map((one, i) => (i === at ? { ...one, ...part } : one)) }))
  const shownCycle = cycle && text.cycleDay === start.cycleDay ? cycle : cycleOf(text.cycleDay, today)
  return (
    <Drawer
      open
      width={600}
      title={id === undefined ? 'Adicionar veículo' : 'Configurar veículo'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Cancelar</Button>
          <Button look="primary" icon="check" pending={pending} onClick={save}>
            Salvar
          </Button>
        </>
      }
    >
      <form
        className="fleet-form"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <ConflictBanner joined={joined && !pending} />
        <AutocompleteField
          label="Transportadora"
          required
          value={text.transporter as Company | undefined}
          onChange={(one) => change({ transporter: one && { id: one.id, name: one.name } })}
          search={search}
          keyOf={({ id: key }) => key}
          labelOf={({ name }) => cut(name, cuts.transporter)}
          detailOf={({ city }) => city}
          error={errors['transporterId']}
        />
        {text.plates.map(({ plate }, at) => (
          <PlateField
            // biome-ignore lint/suspicious/noArrayIndexKey: a plate is identified by its place in the composition
            key={at}
            label={at === 0 ? 'Placa' : `Placa ${at + 1}`}
            value={plate}
            error={at === 0 ? errors['vehicleIds'] : undefined}
            onChange={(value) => {
              setErrors({})
              setPlate(at, { plate: plateMask.keep(value) })
            }}
            onFound={(vehicleId) => setPlate(at, { vehicleId })}
            {...(at > 0 && { onRemove: () => change({ plates: text.plates.filter((_, i) => i !== at) }) })}
          />
        ))}
        {text.plates.length < MOST_PLATES && (
          <Button look="quiet" icon="plus" className="fleet-more" onClick={() => change({ plates: [...text.plates, { plate: '' }] })}>
            adicionar placa
          </Button>
        )}
        <TextField
          label="CPF do motorista"
          required
          mask={cpf}
          autoComplete="off"
          value={text.cpf}
          onChange={(value) => change({ cpf: value })}
          {...(hint && { hint })}
          error={errors['driverId'] ?? driverError}
        />
        <SliderField
          label="Primeiro dia do ciclo"
          min={1}
          max={28}
          value={text.cycleDay}
          onChange={(cycleDay) => change({ cycleDay })}
          text={(day) => `dia ${day}`}
          hint={id !== undefined && text.cycleDay !== start.cycleDay ? 'Vale a partir do próximo ciclo.' : undefined}
          error={errors['cycleDay']}
        />
        <div className="form-grid">
          <MoneyField
            className="c6"
            label="Valor contratado"
            required
            value={text.freightPriceNegotiated}
            onChange={(freightPriceNegotiated) => change({ freightPriceNegotiated })}
            error={errors['freightPriceNegotiated']}
          />
          <NumberField
            className="c6"
            label="Distância contratada"
            required
            suffix="km"
            value={text.distanceAmountNegotiated}
            onChange={(distanceAmountNegotiated) => change({ distanceAmountNegotiated })}
            error={errors['distanceAmountNegotiated']}
          />
          <MoneyField
            className="c6"
            label="Valor por km excedido"
            required
            value={text.pricePerKmExceeded}
            onChange={(pricePerKmExceeded) => change({ pricePerKmExceeded })}
            error={errors['pricePerKmExceeded']}
          />
          <MoneyField
            className="c6"
            label="Valor da multa"
            hint="Por ocorrência"
            value={text.penaltyPrice}
            onChange={(penaltyPrice) => change({ penaltyPrice })}
            error={errors['penaltyPrice']}
          />
        </div>
        <DaysOffCalendar
          dates={cycleDates(shownCycle)}
          today={today}
          value={text.daysOff}
          error={errors['daysOff']}
          onChange={(daysOff) => change({ daysOff })}
        />
        <TextArea
          label="Observação das folgas"
          maxLength={200}
          value={text.reasonDaysOff}
          onChange={(reasonDaysOff) => change({ reasonDaysOff })}
        />
        <NumberField
          label="Avisar quando parado"
          suffix="dias úteis"
          decimals={0}
          value={text.idleDays}
          onChange={(idleDays) => change({ idleDays })}
          error={errors['idleDays']}
        />
        <TagField className="" tags={text.tags} onChange={(tags) => change({ tags })} />
        <button type="submit" hidden />
      </form>
    </Drawer>
  )
}

type Props = { readonly id: string | undefined; readonly onDone: () => unknown; readonly onClose: () => void }

/** A new contract, or the terms of one from its running cycle on (specification 3 §2.2). */
export const ContractDrawer = ({ id, onDone, onClose }: Props) => {
  const terms = useRead(dedicatedRoutes.forUpdate, { id: id ?? '' }, { enabled: id !== undefined })
  const config = useRead(dedicatedRoutes.cycleConfig, { id: id ?? '' }, { enabled: id !== undefined })
  if (id === undefined) return <Form id={id} stored={{ text: blankContract }} cycle={undefined} onDone={onDone} onClose={onClose} />
  if (terms.data && config.data)
    return (
      <Form
        id={id}
        stored={{ text: contractText(terms.data), revision: terms.data.revision }}
        cycle={config.data}
        onDone={onDone}
        onClose={onClose}
      />
    )
  return (
    <Drawer open width={600} title="Configurar veículo" onClose={onClose}>
      <QueryState
        what="dados do contrato"
        pending={terms.isPending || config.isPending}
        failed={terms.isError || config.isError}
        error={terms.error ?? config.error}
        onRetry={() => Promise.all([terms.refetch(), config.refetch()])}
        empty={undefined}
      >
        {null}
      </QueryState>
    </Drawer>
  )
}
