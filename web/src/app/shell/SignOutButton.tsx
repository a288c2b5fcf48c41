import { signOut } from '../../session/start.ts'
import { Button } from '../../ui/Button.tsx'

/** The way out of a page from which nothing else can be done. */
export const SignOutButton = () => (
  <Button size="big" icon="sign-out" onClick={() => void signOut()}>
    Sair
  </Button>
)
