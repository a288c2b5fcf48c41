import { InputText } from 'primereact/inputtext'
import { InputTextarea } from 'primereact/inputtextarea'
import type { ComponentProps } from 'react'

/** A text input without label, for fields that lay out their own. */
export const TextInput = (props: Omit<ComponentProps<'input'>, 'size' | 'children'>) => <InputText {...(props as object)} />

/** An input of several lines without label. */
export const AreaInput = (props: Omit<ComponentProps<'textarea'>, 'children'>) => <InputTextarea {...(props as object)} />
