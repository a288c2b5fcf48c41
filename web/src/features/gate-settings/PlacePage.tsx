import { placeCommands } from '@embarca/contracts/reference/commands.ts'
import { referenceRoutes } from '@embarca/contracts/reference/routes.ts'
import { allows, may } from '@embarca/contracts/roles.ts'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useRead } from '../../base/queries.ts'
import { useSession } from '../../session/session.ts'
import { PlaceFields, placeForm } from '../../shared/place/place-form.tsx'
import { type EditorSpec, RegisterEditor } from '../../shared/register/RegisterEditor.tsx'
import { formTexts } from '../../shared/register/texts.ts'
import { Tab } from '../../ui/Tab.tsx'
import { GateFields } from './GateFields.tsx'
import { gateErrors } from './gate-errors.ts'
import { type GateText, gateInput, gateText } from './gate-text.ts'
import type { PlaceAddress } from './place-address.ts'
import './gate-settings.css'

const list = { to: '/collectionLocations', title: 'Locais de coleta' }
const texts = formTexts('local de coleta', 'local')

const gateForm: EditorSpec<{ readonly settings: Parameters<typeof gateText>[0] }, GateText> = {
  ...{ change: placeCommands.configureGate, query: referenceRoutes.placeGate, lists: [referenceRoutes.collectPlacesPaged] },
  // A gate belongs to a place that is there.
  blank: {} as GateText,
  textOf: ({ settings }) => gateText(settings),
  errors: gateErrors,
  input: gateInput,
}

const PlaceTabs = ({ tab }: { readonly tab: PlaceAddress['tab'] }) => {
  const navigate = useNavigate()
  const show = (next: PlaceAddress) => void navigate({ to: '.', search: next as never })
  return (
    <nav className="place-tabs sideways" aria-label="Partes do cadastro">
      <Tab className="place-tab" on={tab !== 'gate'} onSelect={() => show({})}>
        Cadastro
      </Tab>
      <Tab className="place-tab" on={tab === 'gate'} onSelect={() => show({ tab: 'gate' })}>
        Portaria
      </Tab>
    </nav>
  )
}

const GateEditor = ({ id }: { readonly id: string }) => {
  const { data } = useRead(referenceRoutes.placeGate, { id })
  const words = { ...texts, change: `Portaria${data ? ` de ${data.name}` : ''}`, save: 'Salvar portaria' }
  return (
    <RegisterEditor {...{ id, list }} form={gateForm} texts={words}>
      {(form) => (
        <>
          <PlaceTabs tab="gate" />
          <GateFields form={form} />
        </>
      )}
    </RegisterEditor>
  )
}

/** One collect place: its address, and how it works as a gate. */
export const PlacePage = () => {
  const { id } = useParams({ strict: false })
  const { tab } = useSearch({ strict: false }) as PlaceAddress
  const { roles } = useSession()
  const configures = allows(may.configure, roles)
  if (id !== undefined && tab === 'gate' && configures) return <GateEditor id={id} />
  return (
    <RegisterEditor {...{ id, list, texts }} form={placeForm}>
      {(form) => (
        <>
          {id !== undefined && configures && <PlaceTabs tab={undefined} />}
          <PlaceFields form={form} />
        </>
      )}
    </RegisterEditor>
  )
}
