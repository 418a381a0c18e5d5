import { z } from 'zod';
import { loginBody, secondFactorBody } from '#core/accounts/login/login.contract.ts';
import { linkToken } from '#app/areas/account/link-token.server.ts';

const redirect = z.string().optional();

export const PASSWORD_FORM = loginBody.extend({ redirect });
export const CODE_FORM = secondFactorBody.extend({ challenge: linkToken, redirect });
