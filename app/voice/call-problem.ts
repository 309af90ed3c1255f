import { ANALYST_TOOLS } from "../../domain/analyst/analyst-tools.ts";

export type CallProblem = "no such tool" | "no JSON";

/** Why a call of a tool cannot be carried out; null for one that can. */
export function callProblem(call: { name: string; arguments: string }): CallProblem | null {
  if (!ANALYST_TOOLS.some(({ name }) => name === call.name)) return "no such tool";
  try {
    JSON.parse(call.arguments);
    return null;
  } catch {
    return "no JSON";
  }
}
