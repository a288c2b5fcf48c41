import { Button } from 'primereact/button'
import type { ComponentProps } from 'react'

/** A button that looks as its screen lays it out: a row, a link in a text, a handle. */
export const PlainButton = (props: ComponentProps<'button'>) => <Button type="button" {...(props as object)} unstyled />
