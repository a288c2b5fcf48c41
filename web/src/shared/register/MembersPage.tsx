import { type ReactNode, useState } from 'react'
import { omitUndefined } from '../../base/search-params.ts'
import { Button, IconButton } from '../../ui/Button.tsx'
import { IconDataLink } from '../../ui/LinkButton.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { SearchBox } from '../../ui/TextField.tsx'
import { useRegisterAddress } from './address.ts'
import type { RegisterColumn } from './columns.ts'
import type { MembersAddress } from './members-address.ts'
import { NameDialog } from './NameDialog.tsx'
import type { RegisterRows, RegisterTexts } from './RegisterPage.tsx'
import { RegisterTable } from './RegisterTable.tsx'
import '../../ui/listing.css'
import './register.css'

const which = [
  { value: 'in', label: 'No grupo' },
  { value: 'out', label: 'Fora do grupo' },
] as const

type Props<Row> = {
  /** Undefined while it is read; `name` stays undefined where it does not exist. */
  readonly group: { readonly name: string } | undefined
  /** The groups were read, and this one is not among them. */
  readonly isMissing: boolean
  readonly list: { readonly to: string; readonly title: string }
  readonly texts: RegisterTexts & { readonly none: string; readonly allIn: string; readonly which: string }
  readonly icon: string
  readonly members: RegisterRows<Row>
  readonly columns: readonly RegisterColumn<Row>[]
  readonly nameOf: (row: Row) => string
  readonly name: (row: Row) => ReactNode
  /** Absent where the user may not change the group. */
  readonly changes?: { readonly join: (row: Row) => unknown; readonly leave: (row: Row) => unknown }
  /** Absent where the user may not rename it; called with the dialog's closing. */
  readonly rename?: { readonly pending: boolean; readonly run: (name: string) => Promise<unknown> }
}

/** The members of a group, and those who may join it. */
export const MembersPage = <Row extends { readonly id: string }>(props: Props<Row>) => {
  const { group, isMissing, list, texts, icon, members, columns, nameOf, name, changes, rename } = props
  const { address, onAddress } = useRegisterAddress<MembersAddress>()
  const [renames, setRenames] = useState(false)
  const { text, side } = address
  const { length } = members.items
  const [one, many] = texts.count
  if (isMissing) return <EmptyState text="Este grupo não existe mais." />
  return (
    <main className="register">
      <div className="tools">
        <IconDataLink to={list.to} icon="left" label={list.title} />
        <h1>{group?.name ?? 'Grupo'}</h1>
        <SearchBox
          placeholder={texts.search ?? ''}
          value={text ?? ''}
          onSubmit={(next) => onAddress(omitUndefined({ ...address, text: next || undefined }))}
        />
        <SegmentedControl
          label={texts.which}
          options={which}
          value={side ?? 'in'}
          onChange={(next) => onAddress(omitUndefined({ text, side: next === 'out' ? next : undefined }))}
        />
        {rename && group && (
          <Button icon="pencil" onClick={() => setRenames(true)}>
            Renomear
          </Button>
        )}
      </div>
      <div className="listing">
        <QueryState
          what={texts.what}
          pending={members.pending}
          failed={members.failed && length === 0}
          error={members.error}
          onRetry={members.refresh}
          icon={icon}
          empty={length ? undefined : text ? texts.notFound : side === 'out' ? texts.allIn : texts.none}
        >
          <RegisterTable
            label={group?.name ?? 'Grupo'}
            columns={columns}
            rows={members.items}
            address={{}}
            onSort={() => {}}
            name={name}
            isOff={undefined}
            actionCount={changes ? 1 : 0}
            actions={(row) =>
              changes &&
              (side === 'out' ? (
                <IconButton icon="plus" label={`Incluir ${nameOf(row)} no grupo`} onClick={() => void changes.join(row)} />
              ) : (
                <IconButton icon="minus" label={`Tirar ${nameOf(row)} do grupo`} onClick={() => void changes.leave(row)} />
              ))
            }
            more={members.more}
            end={length === 1 ? `1 ${one}` : `${length} ${many}`}
          />
        </QueryState>
      </div>
      {renames && group && rename && (
        <NameDialog
          title="Renomear grupo"
          accept="Salvar"
          before={group.name}
          missing="Informe o nome do grupo."
          pending={rename.pending}
          onName={async (next) => {
            if (await rename.run(next)) setRenames(false)
          }}
          onClose={() => setRenames(false)}
        />
      )}
    </main>
  )
}
