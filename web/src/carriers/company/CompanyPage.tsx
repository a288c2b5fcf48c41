import type { OutputOf } from '@embarca/contracts/kit/route.ts'
import { carrierLabels } from '@embarca/contracts/partnership/labels.pt.ts'
import { ownCarrierRoutes } from '@embarca/contracts/partnership/read-routes.ts'
import { carrierCompanyCommands } from '@embarca/contracts/reference/company.ts'
import { type AccessAnswer, accessRoutes } from '@embarca/contracts/session/access.ts'
import { lazy, Suspense, useState } from 'react'
import { withRetries } from '../../base/lazy-loading.ts'
import { cep as cepMask, cnpj as cnpjMask, phone as phoneMask } from '../../base/masks.ts'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { servedText } from '../../shared/company/company-text.ts'
import { roleNames } from '../../shared/role-labels.ts'
import { Button } from '../../ui/Button.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { AccountPage } from '../AccountPage.tsx'
import { AskedDocuments } from './AskedDocuments.tsx'
import { Invites } from './Invites.tsx'
import { Operators } from './Operators.tsx'
import { OwnCarriers } from './OwnCarriers.tsx'
import { useConsents } from './operates.ts'

const AddColleague = lazy(withRetries(() => import('./AddColleague.tsx').then((form) => ({ default: form.AddColleague }))))
const ChangeColleague = lazy(withRetries(() => import('./ChangeColleague.tsx').then((form) => ({ default: form.ChangeColleague }))))
const EditCompany = lazy(withRetries(() => import('../../shared/company/EditCompany.tsx').then((form) => ({ default: form.EditCompany }))))
const GivenAccess = lazy(withRetries(() => import('./GivenAccess.tsx').then((dialog) => ({ default: dialog.GivenAccess }))))

type Company = OutputOf<typeof ownCarrierRoutes.company>
const addressOf = ({ street, district, zipCode, city, state }: Company) =>
  [street, district, zipCode && cepMask.show(zipCode), [city, state].filter(Boolean).join(' / ')].filter(Boolean).join(', ')

const CompanyData = () => {
  const consents = useConsents()
  const [isEditing, setEditing] = useState(false)
  const { data, isPending, isError, error, refetch } = useRead(ownCarrierRoutes.company, {})
  return (
    <section className="road-card" aria-label="Dados da empresa">
      <QueryState
        what="dados da empresa"
        pending={isPending}
        failed={isError}
        error={error}
        onRetry={refetch}
        empty={undefined}
        rows={{ count: 3, height: 24 }}
      >
        {data && (
          <>
            <h2>{data.fantasyName ?? data.name}</h2>
            <dl className="road-data">
              <dt>Razão social</dt>
              <dd>{data.name}</dd>
              <dt>CNPJ</dt>
              <dd className="num">{cnpjMask.show(data.document)}</dd>
              <dt>Endereço</dt>
              <dd>{addressOf(data)}</dd>
              {data.phone && (
                <>
                  <dt>Telefone</dt>
                  <dd>{phoneMask.show(data.phone)}</dd>
                </>
              )}
              {data.email && (
                <>
                  <dt>E-mail</dt>
                  <dd>{data.email}</dd>
                </>
              )}
              {data.fleetType && (
                <>
                  <dt>Frota</dt>
                  <dd>{carrierLabels.fleetType[data.fleetType]}</dd>
                </>
              )}
              {data.operationUFs && (
                <>
                  <dt>UFs atendidas</dt>
                  <dd>{servedText(data.operationUFs)}</dd>
                </>
              )}
            </dl>
            {consents && (
              <Button size="gate" icon="pencil" onClick={() => setEditing(true)}>
                Alterar dados
              </Button>
            )}
            <Suspense>
              {isEditing && (
                <EditCompany
                  company={data}
                  revision={data.revision}
                  route={carrierCompanyCommands.changeOwnCompany}
                  query={ownCarrierRoutes.company}
                  onDone={refetch}
                  onClose={() => setEditing(false)}
                />
              )}
            </Suspense>
          </>
        )}
      </QueryState>
    </section>
  )
}

const People = () => {
  const consents = useConsents()
  const { data = [], isPending, isError, error, refetch } = useRead(ownCarrierRoutes.users, {})
  const { user_id: userId } = useSession()
  const [isAdding, setAdding] = useState(false)
  const [changing, setChanging] = useState<string>()
  const changed = data.find(({ id }) => id === changing)
  const [given, setGiven] = useState<{ readonly name: string; readonly access: AccessAnswer }>()
  return (
    <section className="road-card" aria-label="Pessoas">
      <h2>Pessoas</h2>
      <QueryState
        what="pessoas"
        pending={isPending}
        failed={isError}
        error={error}
        onRetry={refetch}
        empty={undefined}
        rows={{ count: 2, height: 40 }}
      >
        <ul className="road-rows">
          {data.map(({ id, name, email, roles, active }) => (
            <li key={id}>
              <div>
                <b>{name}</b>
                <small>{[roleNames(roles), email, !active && 'inativo'].filter(Boolean).join(' · ')}</small>
              </div>
              {consents && (
                <Button size="gate" icon="pencil" aria-label={`Alterar ${name}`} onClick={() => setChanging(id)}>
                  Alterar
                </Button>
              )}
            </li>
          ))}
        </ul>
      </QueryState>
      {consents && (
        <Button size="gate" icon="plus" onClick={() => setAdding(true)}>
          Convidar pessoa
        </Button>
      )}
      <Suspense>
        {isAdding && (
          <AddColleague
            route={accessRoutes.inviteColleague}
            onGiven={async (name, access) => {
              setAdding(false)
              setGiven({ name, access })
              await refetch()
            }}
            onClose={() => setAdding(false)}
          />
        )}
        {changed && (
          <ChangeColleague
            person={changed}
            isYou={changed.id === userId}
            onChanged={refetch}
            onGiven={(name, access) => {
              setChanging(undefined)
              setGiven({ name, access })
            }}
            onClose={() => setChanging(undefined)}
          />
        )}
        {given && <GivenAccess {...given} onClose={() => setGiven(undefined)} />}
      </Suspense>
    </section>
  )
}

/** The company: what waits for its consent, what shippers ask of it, its data, its people, and who is signed in. */
export const CompanyPage = () => (
  <>
    <Invites />
    <Operators />
    <AskedDocuments kind="TRANSPORTER" side="carrier" />
    <CompanyData />
    <OwnCarriers />
    <People />
    <AccountPage />
  </>
)
