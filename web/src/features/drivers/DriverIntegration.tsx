import { dayText } from '@embarca/contracts/kit/days.ts'
import { localDay } from '@embarca/contracts/kit/local-time.ts'
import { driverCommands, driverRoutes } from '@embarca/contracts/reference/driver.ts'
import { referenceLabels } from '@embarca/contracts/reference/labels.pt.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { useState } from 'react'
import { call } from '../../base/api.ts'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { DayField } from '../../shared/documents/DayField.tsx'
import { FormSection } from '../../shared/register/FormSection.tsx'
import { useRegisterForm } from '../../shared/register/use-register-form.ts'
import { AutocompleteField } from '../../ui/AutocompleteField.tsx'
import { Button } from '../../ui/Button.tsx'
import { FormDialog } from '../../ui/FormDialog.tsx'
import { StatusText } from '../../ui/StatusText.tsx'
import type { Driver } from './driver-text.ts'

type Place = { readonly id: string; readonly name: string }
type IntegrationText = { readonly date: string; readonly place: Place | undefined }

const today = () => localDay(new Date().toISOString())
const errors = ({ date }: IntegrationText): Readonly<Record<string, string>> => {
  if (!date) return { date: 'Informe a data da integração.' }
  return date > today() ? { date: referenceLabels.refusal.INTEGRATION_IN_FUTURE } : {}
}
const findPlaces = async (text: string): Promise<readonly Place[]> =>
  (await call(referenceRoutes.collectPlaces, { size: 15, ...(text && { text }) })).list

const IntegrationDialog = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const form = useRegisterForm<IntegrationText>({
    ...{ add: driverCommands.setIntegrationDate, change: driverCommands.setIntegrationDate, query: driverRoutes.driverStatus },
    ...{ id, errors, onSaved: onClose },
    stored: { text: { date: today(), place: undefined } },
    input: ({ date, place }) => ({ date, ...(place && { placeId: place.id }) }),
  })
  return (
    <FormDialog title="Registrar integração" accept="Salvar" className="" pending={form.pending} onSend={form.save} onClose={onClose}>
      <FormSection>
        <DayField className="c12" label="Data da integração" required {...form.field('date')} />
        <AutocompleteField<Place>
          className="c12"
          label="Local"
          hint="Em branco, vale para a empresa toda."
          value={form.text.place}
          onChange={(place) => form.change({ place })}
          search={findPlaces}
          keyOf={({ id: key }) => key}
          labelOf={({ name }) => name}
          error={form.errors['placeId']}
        />
      </FormSection>
    </FormDialog>
  )
}

/** When the driver was last integrated by this company, and until when that counts. */
export const DriverIntegration = ({ driver: { id, integration } }: { readonly driver: Driver }) => {
  const { roles } = useSession()
  const [sets, setSets] = useState(false)
  const place = useRead(referenceRoutes.place, { id: integration?.placeId ?? '' }, { enabled: integration?.placeId !== undefined }).data
  const validUntil = integration?.validUntil
  const isOver = validUntil !== undefined && validUntil < today()
  return (
    <section className="driver-integration" aria-label="Integração">
      <h2>Integração</h2>
      <div>
        <p>
          {integration === undefined ? (
            <StatusText tone="idle" icon="info">
              Sem integração registrada
            </StatusText>
          ) : (
            <>
              <StatusText tone={isOver ? 'danger' : 'good'} icon={isOver ? 'ban' : 'check-circle'}>
                {isOver ? 'Vencida' : 'Vigente'}
              </StatusText>
              <small>
                {[
                  `feita em ${dayText(integration.date)}`,
                  place?.name,
                  validUntil !== undefined && `${isOver ? 'valeu' : 'vale'} até ${dayText(validUntil)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </>
          )}
        </p>
        {allows(driverCommands.setIntegrationDate.may, roles) && (
          <Button icon="calendar" onClick={() => setSets(true)}>
            Registrar integração
          </Button>
        )}
      </div>
      {sets && <IntegrationDialog id={id} onClose={() => setSets(false)} />}
    </section>
  )
}
