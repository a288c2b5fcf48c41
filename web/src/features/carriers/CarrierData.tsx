import { carrierLabels } from '@embarca/contracts/partnership/labels.pt.ts'
import { carrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { partnershipCommands } from '@embarca/contracts/partnership/routes.ts'
import { companyCommands } from '@embarca/contracts/reference/company.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { sessionRoutes } from '@embarca/contracts/session/routes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { fullDateTime } from '../../base/date-times.ts'
import { withRetries } from '../../base/lazy-loading.ts'
import { cep, phone } from '../../base/masks.ts'
import { refreshRead, useRead } from '../../base/queries.ts'
import { useCommand } from '../../base/use-command.ts'
import { useSession } from '../../session/session.ts'
import { servedText } from '../../shared/company/company-text.ts'
import { vehicleLabel } from '../../shared/load/vehicle-labels.ts'
import { CarrierChecks } from '../../shared/outside-checks/OutsideChecksPanel.tsx'
import { FormSection } from '../../shared/register/FormSection.tsx'
import { Button } from '../../ui/Button.tsx'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { FormNote } from '../../ui/FormNote.tsx'
import { MultiSelectField } from '../../ui/MultiSelectField.tsx'
import { TextField } from '../../ui/TextField.tsx'
import type { CarrierTabProps } from './carrier-tab.ts'

const EditCompany = lazy(withRetries(() => import('../../shared/company/EditCompany.tsx').then((form) => ({ default: form.EditCompany }))))

const DataItem = ({ name, value }: { readonly name: string; readonly value: string | undefined }) =>
  value ? (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ) : null

/** The company, and what this shipper notes about it: operation groups, contact, own code. */
export const CarrierData = ({ carrier }: CarrierTabProps) => {
  const client = useQueryClient()
  const { roles, toggles } = useSession()
  const groups = useRead(sessionRoutes.shipperGroups, {}).data ?? []
  const { id, operationsGroupIds, contact, contactPhone, externalCode, isLogisticOperator } = carrier
  const stored = { groups: operationsGroupIds, contact: contact ?? '', phone: contactPhone ?? '', externalCode: externalCode ?? '' }
  const [edited, setEdited] = useState<Partial<typeof stored>>({})
  const text = { ...stored, ...edited }
  const done = async () => {
    await Promise.all([refreshRead(client, carrierRoutes.detail), refreshRead(client, carrierRoutes.search)])
    setEdited({})
  }
  const save = useCommand(partnershipCommands.updateOperationGroups, { done })
  const mark = useCommand(partnershipCommands.markLogisticOperator, { done })
  const may = allows(partnershipCommands.updateOperationGroups.may, roles) && carrier.status === 'ACTIVE'
  const [isEditing, setEditing] = useState(false)
  const { street, district, zipCode, city, state, email, fleetType, operationUFs, since } = carrier
  return (
    <>
      {carrier.status === 'INVITED' && (
        <FormNote icon="envelope">Convidada: até aceitar, esta empresa vê só o nome, o CNPJ e a cidade da transportadora.</FormNote>
      )}
      <dl className="data-list">
        <DataItem name="Razão social" value={carrier.name} />
        <DataItem name="Nome fantasia" value={carrier.fantasyName} />
        <DataItem name="Endereço" value={[street, district, zipCode && cep.show(zipCode), city, state].filter(Boolean).join(', ')} />
        <DataItem name="Telefone" value={carrier.phone && phone.show(carrier.phone)} />
        <DataItem name="E-mail" value={email} />
        <DataItem name="Frota" value={fleetType && carrierLabels.fleetType[fleetType]} />
        <DataItem name="UFs atendidas" value={servedText(operationUFs)} />
        <DataItem name="Veículos" value={carrier.vehicleTypes.map(vehicleLabel).join(', ')} />
        <DataItem name="Vínculo desde" value={since && fullDateTime(since)} />
      </dl>
      {may && !carrier.staffed && carrier.companyRevision !== undefined && (
        <>
          <Button icon="pencil" onClick={() => setEditing(true)}>
            Alterar dados da empresa
          </Button>
          <Suspense>
            {isEditing && (
              <EditCompany
                company={carrier}
                revision={carrier.companyRevision}
                route={companyCommands.changeCompany}
                id={id}
                query={carrierRoutes.detail}
                onDone={done}
                onClose={() => setEditing(false)}
              />
            )}
          </Suspense>
        </>
      )}
      {carrier.status === 'ACTIVE' && <CarrierChecks id={id} />}
      {may && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            const { groups: operationGroupIds, ...more } = text
            void save.run({ id, operationGroupIds: [...operationGroupIds], ...more })
          }}
        >
          <FormSection title="Para esta empresa">
            <MultiSelectField
              label="Grupos de operação"
              className="c6"
              options={groups.map((group) => ({ value: group.id, label: group.name }))}
              value={text.groups.length ? text.groups : undefined}
              onChange={(value) => setEdited({ ...edited, groups: [...(value ?? [])] })}
            />
            <TextField
              label="Código próprio"
              className="c6"
              maxLength={60}
              value={text.externalCode}
              onChange={(value) => setEdited({ ...edited, externalCode: value })}
            />
            <TextField label="Contato" className="c6" value={text.contact} onChange={(value) => setEdited({ ...edited, contact: value })} />
            <TextField
              label="Telefone do contato"
              className="c6"
              mask={phone}
              value={text.phone}
              onChange={(value) => setEdited({ ...edited, phone: value })}
            />
            {toggles.ENABLE_LOGISTIC_OPERATOR && (
              <Checkbox className="c12" checked={isLogisticOperator} onChange={(is) => void mark.run({ id, is })}>
                Operador logístico: repassa cargas a outras transportadoras
              </Checkbox>
            )}
          </FormSection>
          <div className="form-end">
            <Button type="submit" look="primary" pending={save.pending}>
              Salvar
            </Button>
          </div>
        </form>
      )}
    </>
  )
}
