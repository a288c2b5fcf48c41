import type { AnyCommand } from '@embarca/contracts/kit/route.ts'
import { allows } from '@embarca/contracts/roles.ts'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useShortcut } from '../../base/keyboard.ts'
import { omitUndefined } from '../../base/search-params.ts'
import { useSession } from '../../session/session.ts'
import { buttonClasses } from '../../ui/button-props.ts'
import { Icon } from '../../ui/Icon.tsx'
import { QueryState } from '../../ui/QueryState.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SearchBox } from '../../ui/TextField.tsx'
import type { MoreRows } from '../../ui/use-virtual-rows.ts'
import type { RegisterAddress } from './address.ts'
import type { RegisterColumn } from './columns.ts'
import { RegisterTable } from './RegisterTable.tsx'
import { type Removal, RemoveButton } from './RemoveButton.tsx'
import '../../ui/listing.css'
import './register.css'

/** Where a form opens. */
type FormAddress = { readonly to: string; readonly search?: object; readonly params?: object }

/** A page of rows, as `usePages` reads it. */
export type RegisterRows<Row> = {
  readonly items: readonly Row[]
  readonly more?: MoreRows
  readonly pending: boolean
  readonly failed: boolean
  readonly error: unknown
  readonly refresh: () => unknown
}

export type RegisterTexts = {
  /** The plural of what is listed: 'usuários'. */
  readonly what: string
  /** The placeholder of the search; absent: the query cannot search. */
  readonly search?: string
  readonly empty: string
  readonly notFound: string
  /** One and many, for the count under the last row. */
  readonly count: readonly [one: string, many: string]
}

type Props<Row> = {
  readonly title: string
  readonly texts: RegisterTexts
  readonly icon?: string
  readonly query: RegisterRows<Row>
  readonly columns: readonly RegisterColumn<Row>[]
  /** What a row is called: its link, and the title of the question before it is removed. */
  readonly nameOf: (row: Row) => string
  readonly address: RegisterAddress
  readonly onAddress: (address: RegisterAddress) => void
  /** Filters of which one is on at a time, by the name of the query's parameter. */
  readonly filters?: readonly { readonly value: string; readonly label: string }[]
  /** What the list shows when no filter is on. */
  readonly unfiltered?: string
  /** Absent: the list is the platform's. */
  readonly add?: { readonly command: AnyCommand; readonly label: string; readonly link: FormAddress }
  /** `command`: the row that says who may open a form, a query where it is also read there. */
  readonly edit: {
    readonly command: Pick<AnyCommand, 'may'>
    readonly link: (row: Row) => FormAddress
    readonly may?: (row: Row) => boolean
  }
  readonly remove?: Removal<Row>
  /** Further icons at the end of a row. */
  readonly actions?: (row: Row) => ReactNode
  readonly isOff?: (row: Row) => boolean
  readonly children?: ReactNode
}

type LinkProps = { readonly to: FormAddress; readonly className?: string; readonly children: ReactNode }
const FormLink = ({ to: { to, search, params }, className, children }: LinkProps) => (
  <Link to={to} search={search as never} params={params as never} {...(className && { className })}>
    {children}
  </Link>
)

/** A list of registered things: searched, sorted and paged by its query; each opens its form, and roles decide who sees the buttons. */
export const RegisterPage = <Row extends { readonly id: string }>(props: Props<Row>) => {
  const {
    title,
    texts,
    icon,
    query,
    columns,
    nameOf,
    address,
    onAddress,
    filters,
    unfiltered = 'Todos',
    add,
    edit,
    remove,
    actions,
    isOff,
  } = props
  const { roles } = useSession()
  const navigate = useNavigate()
  const may = (command: Pick<AnyCommand, 'may'> | undefined) => command !== undefined && allows(command.may, roles)
  const mayAdd = may(add?.command)
  useShortcut({ keys: 'n', label: add?.label ?? '', group: title, run: () => void navigate(add?.link as never) }, { when: mayAdd })
  const mayRemove = may(remove?.command)
  const { length } = query.items
  const [one, many] = texts.count
  const name = (row: Row) =>
    may(edit.command) && (edit.may?.(row) ?? true) ? (
      <FormLink to={edit.link(row)}>
        <b>{nameOf(row)}</b>
      </FormLink>
    ) : (
      <b>{nameOf(row)}</b>
    )
  return (
    <main className="register">
      <div className="tools">
        <h1>{title}</h1>
        {texts.search && (
          <SearchBox
            placeholder={texts.search}
            value={address.text ?? ''}
            onSubmit={(text) => onAddress(omitUndefined({ ...address, text: text || undefined }))}
          />
        )}
        {filters && (
          <SegmentedControl
            label="Filtro"
            options={[{ value: '', label: unfiltered }, ...filters]}
            value={address.only ?? ''}
            onChange={(only) => onAddress(omitUndefined({ ...address, only: only || undefined }))}
          />
        )}
        {mayAdd && add && (
          <FormLink to={add.link} className={buttonClasses({ look: 'primary' })}>
            <Icon name="plus" />
            {add.label}
          </FormLink>
        )}
      </div>
      <div className="listing">
        <QueryState
          what={texts.what}
          pending={query.pending}
          failed={query.failed && length === 0}
          error={query.error}
          onRetry={query.refresh}
          empty={length ? undefined : address.text || address.only ? texts.notFound : texts.empty}
          {...(icon && { icon })}
        >
          <RegisterTable
            label={title}
            columns={columns}
            rows={query.items}
            address={address}
            onSort={(sort) => onAddress({ ...address, ...(sort && { sort }) })}
            name={name}
            isOff={isOff}
            actionCount={(actions ? 1 : 0) + (mayRemove ? 1 : 0)}
            actions={(row) => (
              <>
                {actions?.(row)}
                {mayRemove && remove && (remove.may?.(row) ?? true) && <RemoveButton row={row} removal={remove} />}
              </>
            )}
            more={query.more}
            end={length === 1 ? `1 ${one}` : `${length} ${many}`}
          />
        </QueryState>
      </div>
      {props.children}
    </main>
  )
}
