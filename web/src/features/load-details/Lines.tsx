import type { ReactNode } from 'react'

type Value = ReactNode | undefined | false | 0

/** Names and values, one per line; undefined values are left out. */
export const Lines = ({ lines }: { readonly lines: readonly (readonly [name: string, value: Value])[] }) => (
  <dl className="dl num">
    {lines.map(([name, value]) =>
      value === undefined || value === false || value === 0 || value === '' ? null : (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ),
    )}
  </dl>
)
