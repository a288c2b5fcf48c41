export const Sandbox = () => <h1>Vitrine</h1>
