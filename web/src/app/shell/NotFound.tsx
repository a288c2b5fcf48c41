import { useState } from 'react'
import { SearchBox } from '../../ui/TextField.tsx'
import { Palette } from '../palette/Palette.tsx'
import { PlainPage } from './PlainPage.tsx'

/** The page of an address that leads nowhere, with a search for what was meant. */
export const NotFound = () => {
  const [sought, setSought] = useState<string>()
  return (
    <PlainPage icon="search" title="Página não encontrada">
      <p>Este endereço não leva a nenhuma tela. Confira o link, ou busque a carga ou a tela que você procura.</p>
      <SearchBox placeholder="Código, placa, CPF, CNPJ, NF-e ou tela" value="" onSubmit={(text) => setSought(text || undefined)} />
      {sought !== undefined && <Palette typed={sought} onClose={() => setSought(undefined)} />}
    </PlainPage>
  )
}
