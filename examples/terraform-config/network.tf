# The network of an environment. Terraform and a Node program read the same file.
variable "environment" {
  type        = string
  description = "The name of the environment"

  validation {
    condition     = contains(["dev", "staging", "prod"], var.environment)
    error_message = "There is no environment \"${var.environment}\". Choose dev, staging or prod."
  }
}

variable "network" {
  type    = string
  default = "10.20.0.0/16"
}

variable "zones" {
  type    = list(string)
  default = ["a", "b"]
}

variable "services" {
  type = map(object({
    port     = number
    public   = optional(bool, false)
    replicas = optional(number)
  }))
  default = {
    web = { port = 443, public = true }
    api = { port = 8080, replicas = 3 }
  }
}

variable "tags" {
  type    = map(string)
  default = {}
}

# Local values can be in any order.
locals {
  tags = merge({ environment = var.environment, managed_by = local.prefix }, var.tags)

  prefix   = "shop-${var.environment}"
  replicas = local.is_production ? 2 : 1

  is_production = var.environment == "prod"
}

locals {
  subnets = {
    for index, zone in var.zones : zone => cidrsubnet(var.network, 8, index + 1)
  }

  services = {
    for name, service in var.services : name => merge(service, {
      host     = service.public ? "${name}.example.com" : "${name}.${local.prefix}.internal"
      replicas = coalesce(service.replicas, local.replicas)
    })
  }

  ports_by_visibility = {
    for service in var.services : service.public ? "public" : "internal" => service.port...
  }

  hosts_file = <<EOT
# ${local.prefix}
%{for name, service in local.services~}
${cidrhost(local.subnets[var.zones[0]], 10 + service.replicas)} ${service.host}
%{endfor~}
EOT
}

output "subnets" {
  value = local.subnets
}

output "services" {
  value = local.services
}

output "ports" {
  value = local.ports_by_visibility
}

output "hosts_file" {
  value = local.hosts_file
}

output "tags_json" {
  value = jsonencode(local.tags)
}

output "total_replicas" {
  value = sum(values(local.services)[*].replicas)
}
