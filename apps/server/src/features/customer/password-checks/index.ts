export { checkPassword } from './check-password.ts';
