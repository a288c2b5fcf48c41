import { InputText } from 'primereact/inputtext'
import type { ComponentProps } from 'react'

/** A text input without label, for fields that lay out their own. */
export const TextInput = (props: Omit<ComponentProps<'input'>, 'size' | 'children'>) => <InputText {...(props as object)} />
